/** What people say for somebody's papers, and for the side that they go to. */
const PAPERS = '(?:cvs?|profiles?|details|resum[eé]s?)';
const CLIENT =
  "(?:an?|the|our|their|any|some) clients?(?!['’])(?! (?:side|interview|meeting|call|stage|screen)s?\\b)|clients?(?!['’])(?! (?:side|interview|meeting|call|stage|screen)s?\\b)";
/** The way there: "made it all the way over to", "ever reached". */
const TO = `(?:(?:(?:all the way|out|over|across|through|up|off|in) )*(?:to|with|in front of|into the hands of|on the desk of|on) (?:${CLIENT}))`;
const WENT =
  '(?:got|get|gets|gone|go|went|goes|landed|made it|make it|been|arrived|ended up|found its way|found their way)';
const AUX =
  '(?:(?:has|have|had|did|do|does|was|were|ever|already|actually|since|then|also|now|once|at least|even|been|that|which) )*';
const DENIED =
  '(?:(?:has|have|had|did|do|does|was|were|is|are|yet|still|ever|even|actually|been|that|which) )*(?:not|never|yet to|still to)(?: (?:yet|ever|even|actually|been))*';
/** "Rejected before their CV ever went to the client" is of those whose never did (signs/applications.ts). */
const NOT_BEFORE =
  '(?<!\\b(?:before|prior to|ahead of|without|short of|until) (?:(?:the|their|any|anyone|our) )?)';
const EVER = '(?:,? (?:yet|at (?:some|any) (?:point|time|stage)|before|already|in the end))*';

/** Ways of saying that somebody's papers went to the client, each with the plain words for it. */
export const OF_SENDING: readonly (readonly [RegExp, string])[] = [
  // "Whom we have ever submitted": at any time, wherever they stand now.
  [
    new RegExp(
      `(?<!\\b(?:not|never|nobody|no one|no-one|none|nothing|without|before|jobs?|roles?|vacanc(?:y|ies))\\b[^,;.?!]{0,40})\\bever (?:been )?(?:submitted|sent|put forward|presented|forwarded)(?: (?:over|across|out|in))?(?: to (?:${CLIENT}))?(?! (?:an?|any|anyone|anybody|someone|somebody|cvs?|candidates?|people|us|me)(?![\\p{L}]))(?![\\p{L}])`,
      'giu',
    ),
    'the client has got their cv',
  ],
  [
    /,? ?\b(?:also|even|including) (?:when|if|where|though) (?:it|that|everything) (?:is|was|has)(?: (?:now|already|since|all))* (?:over|finished|ended|done|closed)(?: (?:for|with) (?:them|him|her|us|those))?(?: (?:now|since|by now))?(?![\p{L}])/giu,
    '',
  ],
  // "Rejected with no interview and no submission to the client".
  [
    new RegExp(
      `(?<=\\b(?:candidates?|people|applicants?|applications?|rejected|rejects|withdr\\p{L}+|who|anyone|those)\\b[^;.?!]*)(?<!\\b(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?)\\b[^;.?!]*)\\b(?:(?:and|or|nor|with) )?no (?:cv )?submissions?(?: (?:ever|made|yet))* to (?:${CLIENT})(?![\\p{L}])`,
      'giu',
    ),
    'and the client has not got their cv',
  ],
  // "Whose CV has not made it to a client yet".
  [
    new RegExp(
      `\\b(?:(?:whose|the|their|our) )?${PAPERS} ${DENIED} (?:${WENT} ${TO}|reach(?:ed|es)? (?:${CLIENT}))${EVER}(?![\\p{L}])`,
      'giu',
    ),
    'the client has not got their cv',
  ],
  // "Whose CV ever got to a client": at any time, wherever they stand now.
  [
    new RegExp(
      `${NOT_BEFORE}\\b(?:(?:whose|the|their|our) )?${PAPERS} ${AUX}(?:${WENT} ${TO}|reach(?:ed|es)? (?:${CLIENT}))${EVER}(?![\\p{L}])`,
      'giu',
    ),
    'the client has got their cv',
  ],
  // "Which CVs has Hannah got out to clients": who did it stands between.
  [
    new RegExp(
      `\\b((?:which |what |whose |how many )?${PAPERS} (?:has|have|had|did) (?:\\p{L}+ ){1,3})(?:got|get|had|have)(?: (?:out|over|across|off))+(?: (?:to|with) (?:${CLIENT}))?(?![\\p{L}])`,
      'giu',
    ),
    '$1sent to the client',
  ],
  [
    new RegExp(
      `\\b((?:which |what |whose |how many )?${PAPERS} (?:has|have|had|did) (?:\\p{L}+ ){1,3})(?:got|get) (?:to|with|in front of) (?:${CLIENT})`,
      'giu',
    ),
    '$1sent to the client',
  ],
  // "Marketplace ones that never got to a client", "people we got over to a client".
  [
    new RegExp(
      `\\b(?:who|that|which|ones|people|candidates) ${DENIED} (?:got|gone|get|made it|make it)(?: (?:out|over|across|as far as))* (?:to|as far as) (?:${CLIENT})${EVER}(?![\\p{L}])`,
      'giu',
    ),
    'where the client has not got their cv',
  ],
  [
    new RegExp(
      `${NOT_BEFORE}\\b(people|candidates|ones|those|that|which|who|whom|anyone|everyone|everybody) ((?:we|i|\\p{Lu}\\p{Ll}+) )?${AUX}(?:got|made it)(?: (?:out|over|across|as far as))* (?:to|as far as) (?:${CLIENT})${EVER}(?![\\p{L}])`,
      'giu',
    ),
    '$1 $2sent to the client',
  ],
];
