import type { PrivateFact } from './types.ts';

// By whom or what somebody may stay. That they may work, which everybody has to show, is none of it.
const ROUTES =
  "(?:spous(?:e|al)(?:[’']s)?|partner(?:[’']s|ship)?|husband[’']?s|wife[’']?s|marriage|fianc[eé]e?|de facto|depend[ae]nt(?:[’']s)?|family(?: reunion)?|parent|child|carer|ancestry|refugee|humanitarian|protection|asylum|student|study|graduate|post-study|bridging|visitor|tourist|working holiday|backpacker|temporary|h-?4|h-?1b|l-?2|f-?1|opt|tn|482|457|485|417|462|820|801|309|dependent[’']s)";
const HAS =
  '(?:(?:is|was|are|still|currently|now|came|here|works?|working|living|stays?|staying|arrived|comes?|moved) (?:here |over |in |out )?(?:on|under|with|by|via|through)|on|holds?|holding|has|have|had|got|granted|under|via|through|awarded)';
const PAPER = '(?:visas?|permits?|status|leave to remain|pass|residency|residence (?:card|permit|visa))';
const SPONSORED =
  '(?:sponsor(?:ship|ed|ing)?)(?! (?:deals?|sales|revenue|packages?|from (?:brands|local)|money|for (?:the|an?|our) (?:event|club|team|festival|race)))';

/** What is told of the papers of somebody who is put forward: that they stay by a marriage, as a student or for a time, and who is to stand in for them. */
export const PRIVATE_VISAS: readonly { about: PrivateFact; pattern: RegExp; unless?: RegExp }[] = [
  {
    about: 'confidence',
    pattern: new RegExp(
      [
        `\\b${HAS} (?:an? |the |his |her |their |(?:uk|us|australian|canadian|irish|nz|new zealand) ){0,2}${ROUTES}(?: \\p{L}+)? ${PAPER}\\b`,
        `\\b(?:needs?|requires?|will need|would need|needing|requiring|wants?|seek(?:s|ing)|looking for|hopes? for|after|depends? on|relies on|lost) (?:an? |the |his |her |their |new |employer |company |visa |skilled worker |tier 2 |h-?1b |482 |work permit |green card |full )*${SPONSORED}\\b`,
        `\\b(?:needs?|will need|would need|wants?|hopes?|has|have|ought) (?:you |the client |somebody |someone |an employer )?to (?:be sponsored|sponsor (?:him|her|them))\\b`,
        `\\b(?:his|her|their) (?:\\p{L}+ )?(?:visa|work permit|green card|leave to remain|residency|permit to stay)\\b[^.;]{0,30}\\b(?:until|till|ends?|ending|expir\\p{L}+|runs? out|lapses?|is tied|depends|through (?:his|her|their)|is up)\\b`,
        `\\b(?:visa|permit|residency|stay|right to (?:work|stay)|leave to remain)\\b[^.;]{0,25}\\b(?:through|via|by|thanks to|because of|depends on|is tied to|on the back of) (?:(?:his|her|their|an?) )?(?:marriage|husband|wife|spouse|partner|fianc[eé]e?|parents?|mother|father|children|family)\\b`,
      ].join('|'),
      'giu',
    ),
    unless:
      /\b(?:clients|applicants|applications?|casework|cases|lodg\w+|handl\w+|advis\w+|process\w*|prepar\w*|migration (?:agent|law|advice)|immigration (?:law|lawyer|team|advice|adviser)|mobility|teams|employees|staff|brands?|events?|festival|fundrais\w+|clubs?|sports?|charit\w+|media|marketing|executive sponsor\w*|project sponsor\w*|no sponsorship|not (?:need|require)|without sponsorship)\b|n['’]t (?:need|require|want)\b/iu,
  },
];
