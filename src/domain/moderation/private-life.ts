import type { PrivateFact } from './types.ts';

const THEIR = "(?:his|her|their|the candidate['’]s)";
const KIN_ABROAD =
  '(?:hij[oa]s?|enfants?|fils|filles?|kinder[ns]?|töchtern?|söhne[ns]?|tochter|sohn(?:es)?|figli[oae]?|kinderen|dochters?|zoons?|filh[oa]s?|barnen|familien?|famille|familia|famiglia|gezin|família|mutter|mère|madre|moeder|mãe)';

/** What somebody’s life beside the work asks for: treatment, sleep, kin, and whom else they talk to about a job. */
export const PRIVATE_LIFE: readonly { about: PrivateFact; pattern: RegExp; unless?: RegExp }[] = [
  {
    about: 'health',
    pattern: new RegExp(
      [
        `\\b(?:on|having|in|through|finish\\w*|complet\\w*|start\\w*|halfway through) (?:${THEIR} )(?:\\p{L}+ ){0,2}(?:rounds?|courses?|cycles?|blocks?|sessions?) of (?:treatment|therapy|radiotherapy|physio\\w*|counselling|dialysis|injections)`,
        `\\b(?:he|she|they) (?:is|are|was|were) (?:currently |still |now )?(?:between treatments|in treatment|undergoing (?:treatment|therapy|tests)|waiting for (?:test results|an operation|a scan|surgery))\\b`,
        `\\b(?:since|after|because of|due to|following|owing to|on account of) ${THEIR} (?:\\p{L}+ )?(?:illness|operation|stroke|diagnosis|breakdown|treatment|surgery|hospital stay|miscarriage|relapse|condition|heart attack|burn-?out)\\b`,
        `\\b(?:he|she|they|who|\\p{Lu}\\p{Ll}+) (?:sleeps?|slept|has been sleeping) (?:very |so )?(?:badly|poorly|little)\\b`,
      ].join('|'),
      'giu',
    ),
    unless: /\b(?:patients?|clients?|residents?|service users?|charity|ward|clinic|trial|research)\b/iu,
  },
  {
    about: 'confidence',
    pattern: new RegExp(
      [
        `\\b(?:he|she|they|\\p{Lu}\\p{Ll}+) (?:is|are|was|['’]s) (?:also|already|still) (?:talking|speaking|interviewing|in (?:talks|process|the running)) (?:to|with|at|for)\\b`,
        '\\b(?:has|have|with) (?:other|several|two|three|a few|some|more) (?:other )?(?:processes|irons in the fire|applications|conversations) (?:running|going|on the go|open|in the fire|elsewhere|under way)\\b',
        '\\bdown to the last (?:two|three|few) (?:at|with|for) (?!the world)\\b',
        `(?<!\\p{L})(?:por|por causa de|a causa de|debido a|pour|à cause de|en raison de|wegen|per|a causa di|per via di|voor|vanwege|wegens|för|på grund av) (?:sus?|ses|sa|son|seiner?|seines|ihrer?|ihres|i suoi|le sue|sua|suo|zijn|haar|os seus|as suas|seus|suas|sina) ${KIN_ABROAD}(?!\\p{L})`,
      ].join('|'),
      'giu',
    ),
    unless:
      /\b(?:customers?|clients?|unions?|suppliers?|press|council|investors?|lenders?|kunden|clientes|clienti|patient\p{L}*)\b/iu,
  },
];
