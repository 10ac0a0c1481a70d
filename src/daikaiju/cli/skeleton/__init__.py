"""Skeletons of new cards: `daikaiju card new` writes their code, texts and a scenario."""
