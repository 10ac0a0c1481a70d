# chances-: win chances for spectators, delayed by a full turn

chances-title = شانس برد
chances-delay = در آغاز نوبت قبل
chances-early = پس از نوبت دوم دیده می‌شود.
chances-option = تماشاگران شانس برد را با یک نوبت تأخیر می‌بینند
chances-allowed = شانس برد برای تماشاگران
