/**
 * How a brief begins to say whom its writer wants, and how an ad says it: what somebody wants of their recruiter ("I need a", "je cherche
 * un") is told by the agency to the reader. The last letter of the wish and the article after it stay as they are.
 */
const WANTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:so|um|uh|ok(?:ay)?|yeah|basically),? )*(?:what|who) (?:(?:i|we)(?:['’]m|['’]re| am| are)) (?:after|chasing|looking for|wanting) is (?=an?(?!\p{L}))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:so|well|look),? )?(?:(?:could|can|would|will) you (?:please )?(?:find|get|source|help (?:us|me) find)(?: us| me)?|(?:i|we)(?:['’]d| would) (?:like|love)) (?=an?(?!\p{L})(?! ?(?:chat|call|word|quick|copy|few|look)))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:so|look|well|hey|ok(?:ay)?|right|uh|hi|basically|anyway),? )*(?:(?:i|we) (?:(?:just |really |urgently |also |now )*(?:need|want|require)|(?:am|are) (?:looking for|after|hiring))|(?:i['’]m|we['’]re) (?:looking for|after|hiring)|(?:looking for|after|need|needing)) (?!an? (?:\p{L}+ ){0,4}(?:degree|licen[cs]e|tickets?|certificate|cert|card|diploma|qualification|clearance|check|visa|car|permit|registration)(?!\p{L}))(?=(?:an?|another|two|three|four|someone|somebody|\d+)(?!\p{L})(?! ?\+? ?(?:years?|yrs?|months?|seasons?|weeks?|hours?)))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:also|ja|nun|so|hallo),? )*(?:ich|wir)? ?(?:such|brauch|benötig)e?n? (?:(?:noch|dringend|aktuell|auch|wieder) )*(?=(?:eine?[nr]?|zwei|drei|vier|\d+)(?!\p{L}))/iu,
    'Wir suchen ',
  ],
  [/^brauche? (?:ich )?(?:nochn|noch n|nen|noch nen|noch einen) /iu, 'Wir suchen einen '],
  [/^sucht (?=(?:eine?[nr]?|zwei|drei|vier|\d+)(?!\p{L}))/iu, 'Wir suchen '],
  [
    /^(?:je|on) (?:cherche|recherche|recrute) (?:(?:aussi|urgemment) )?(?=(?:une?|deux|trois|\d+)(?!\p{L}))/iu,
    'Nous recherchons ',
  ],
  [/^(?:il (?:me|nous) (?:faut|faudrait)|j[’']ai besoin d[’']) ?(?=une?(?!\p{L}))/iu, 'Nous recherchons '],
  [
    /^(?:(?:mira|oye|pues|bueno),? )*(?:necesito|busco|quiero|necesitamos|buscamos) (?:(?:cubrir|contratar|un puesto de|encontrar|incorporar) )?(?=(?:una?|dos|tres|jefe|\d+|\p{Ll}{4,})(?!\p{L}))/iu,
    'Buscamos ',
  ],
  [/^(?:cerc(?:o|a|hiamo)|ho bisogno di|abbiamo bisogno di|mi serve|ci serve) (?=\p{Ll})/iu, 'Cerchiamo '],
  [
    /^(?:(?:zoals besproken|nou|ok),?:? )?(?:ik zoek|we zoeken|wij zoeken|ik heb nodig|we hebben nodig) (?=(?:een|nog|twee|drie|\d+)(?!\p{L}))/iu,
    'Wij zoeken ',
  ],
  [
    /^(?:come (?:anticipato|concordato|detto)(?: \p{L}+){0,3}),? (?:siamo alla ricerca di|cerchiamo|stiamo cercando) /iu,
    'Cerchiamo ',
  ],
];

/** What the recruiter is told to do with what follows, and what went before. */
const TOLD: readonly RegExp[] = [
  /^(?:(?:also|and|please|can you|could you|just|you can),? )*(?:add|say|mention|put(?: in)?|note|tell (?:them|people|candidates)) that (?=\p{L})/iu,
  /^(?:(?:bitte|auch|noch) )*(?:dazu ?schreiben|schreib(?:en sie)?(?: bitte)?(?: rein| dazu)?|erwähn\p{L}*(?: sie)?),? dass /iu,
  /^(?:(?:aussi|merci de|tu peux|vous pouvez),? )*(?:ajoute[rz]?|précise[rz]?|mentionne[rz]?|dis|dites|dire) (?:aussi )?que /iu,
  /^(?:(?:también|por favor|puedes),? )*(?:añade|pon|di|decir|añadir|poner) que /iu,
  /^(?:(?:anche|per favore),? )*(?:aggiung\p{L}+|scriv\p{L}+|dica?|dite) che /iu,
  /^(?:(?:ook|graag),? )*(?:zet erbij|vermeld|schrijf erbij) dat /iu,
  /,? (?:and )?(?:tell|let) (?:them|people|candidates) (?:know )?(?:that|so)(?=[.!]?$)/iu,
  /^(?:only |one |the )*(?:changes?|updates?|corrections?|änderung(?:en)?|changements?|cambios?|modifiche|wijziging(?:en)?) ?: (?=\p{L})/iu,
  // What is answered, and what somebody needs of whoever comes.
  /^(?:yes|yeah|yep|sure|ok(?:ay)?|right|righto)[,!.]? (?=\p{L})/iu,
  // "A controller for our office please": asked of the recruiter.
  /^please (?:see|find) (?=what\b)/iu,
  /,? (?:please|bitte|s[’']il (?:vous|te) pla[iî]t|por favor|per favore|graag|alstublieft)(?=[,.;]|$)/giu,
  /(?: ?(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f))+(?=\s|[.,;!?]|$)/gu,
  / (?:lol|haha(?:ha)*|x{1,3})(?=[.!]?$)/iu,
];

/** What is asked of whoever comes, and said of them to somebody else. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    /^needs? (?=an? (?:\p{L}+ ){0,4}(?:degree|licen[cs]e|tickets?|certificate|cert|card|diploma|qualification|clearance|check|registration)(?!\p{L}))/iu,
    '',
  ],
  [/^(?:they|he|she|you)(?:['’]ve| have| has|['’]s)? got to (?=have|be|hold)/iu, 'Must '],
  [/^if they['’]re (?=\p{L})/iu, 'If you are '],
  [/^what they['’](?:ll|d) be doing is (?=\p{L}+ing)/iu, 'You will be '],
];

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A line of a brief in the voice of the agency: without what tells the recruiter what to do, and as the agency says whom it seeks. */
export function inAgencyVoice(line: string): string {
  const told = TOLD.reduce((said, pattern) => said.replace(pattern, ''), line).trim();
  // "Add that we have a lift and that shifts can move".
  const bare = told === line ? line : told.replace(/(?<=^[^.]{0,80}) and that (?=\p{L})/u, ' and ');
  const [pattern, words] = ASKED.find(([asked]) => asked.test(bare)) ?? [];
  if (pattern !== undefined && words !== undefined) return capital(bare.replace(pattern, words));
  const found = WANTS.find(([pattern]) => pattern.test(bare));
  return found === undefined ? bare : bare.replace(found[0], found[1]).replace(/\?$/u, '.');
}
