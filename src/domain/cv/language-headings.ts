const LANGUAGES = 'sprachen|langues|idiomas?|lenguas?|linguas?|lingue|talen|taal|sprak|sprog|languages?';
const SPEAK =
  'spreche|spreek|parle|falo|hablo|parlo|talar|pratar|taler|snakker|speak|beherrsche|beheers|domino|behaerskar|behersker|maitrise|pratique|conosco';
const I = 'ich|ik|je|eu|yo|io|jag|jeg|i';
// "Langues d'usage", "Idiomas no perfil", "Lingue e linguaggi"
const KIND =
  "im alltag|im beruf|in use|i use(?: at work)?|au travail|en el trabajo|sul lavoro|no trabalho|que uso(?: no trabalho| en el trabajo)?|che uso(?: al lavoro)?|que j'utilise|jeg bruger|jag anvander|die ik gebruik|die ich (?:nutze|verwende)|i arbetet|pa arbejdet|op het werk|y ofimatica|e informatica|y computacion|en informatica|und edv|en ict|d'usage|usuelles|pratiquees|maitrisees|en usage|d'uso|usate|praticate|e linguaggi|habladas|hablad[oa]s|falad[oa]s|dominad[oa]s|de uso|gesproken|gesprochen|at home|(?:on|in) (?:my |the )?profile|(?:no|do|en el|del|sul|nel|im|sur le|du|op|in het|pa|i) (?:mitt |min )?(?:perfil|profilo|profil|profiel|profilen)";

/** A heading in words of its owner's above the languages that somebody speaks, folded: "Que línguas falo", "Gesproken talen", "Hablo". */
export const HEADS_LANGUAGES = new RegExp(
  [
    `(?:${I}) (?:${SPEAK})(?: ${I})?`,
    // "Taler" is of speeches.
    '(?:spreche|hablo|parlo|falo|talar|speaks)',
    `(?:(?:que|quais|che|quali|welche|welke|vilka|hvilke|which|quelles|mes|mis|mijn|meine|mina|mine|my) )?(?:${LANGUAGES}) (?:(?:die|que|che|som|that|we|${I}) ){0,2}(?:${SPEAK})(?: (?:${I}))?`,
    `(?:${LANGUAGES}),? (?:${KIND})`,
    // "Dominio de idiomas", "Beherrschung von Sprachen"
    `(?:dominio|manejo|nivel|conocimientos?|conhecimentos?|padronanza|conoscenza|maitrise|connaissances?|beherrschung|beheersing|kennis|kunskaper|kendskab|command|knowledge) (?:de|di|das|dos|delle|of|in|van|von|des|i|til) (?:${LANGUAGES})`,
    `(?:gesproken|gesprochene|talade|talte|working|beheerste) (?:${LANGUAGES})`,
  ]
    .map((one) => `^(?:${one})$`)
    .join('|'),
);
