import { lowered } from './matching.ts';
import type { Attribute } from './types.ts';

// What somebody's life was heard to hold, and in the next sentence what came of it: "You're expecting. In view of that we've decided to
// withdraw the offer."

const rx = (source: string): RegExp => lowered(`(?<!\\p{L})(?:${source})(?!\\p{L})`);

/** What is told of somebody, by the attribute that it is of, in words that mean nothing else of a person. */
const FACTS: readonly (readonly [Attribute, RegExp])[] = [
  [
    'pregnancy',
    rx(
      'pregnan(?:t|cy)|expecting(?= (?:a (?:baby|child|little one)|twins|in \\p{L}+|soon|again)|\\W*$| and\\b)|(?:having|due) (?:a |your |her )?(?:baby|twins|little one)|(?:the|your|her) baby|(?:maternity|parental) leave|due in (?:january|february|march|april|may|june|july|august|september|october|november|december)|schwanger\\p{L}*|elternzeit|mutterschutz|enceinte|grossesse|congé (?:de )?maternité|embaraz\\p{L}+|incinta|gravidanza|zwanger\\p{L}*|grávida|gravidez|ciąż\\p{L}+|gravid\\p{L}*',
    ),
  ],
  [
    'disability_or_health',
    rx(
      '(?:your|her|his|their) (?:\\p{L}+ )?(?:diagnosis|illness|disability|condition|cancer|epilepsy|diabetes|ms|surgery|treatment|depression|autism|adhd|wheelchair)|(?:a|have|has|with|of) (?:\\p{L}+ )?(?:disability|epilepsy|diabetes|autism|dyslexia|cancer|bipolar)|behinderung|(?:ihre|deine) (?:erkrankung|krankheit|diagnose)|handicap|votre (?:maladie|diagnostic)|discapacidad|(?:su|tu) (?:enfermedad|diagnóstico)|disabilità|(?:uw|je) (?:ziekte|diagnose|beperking)',
    ),
  ],
  [
    'family',
    rx(
      '(?:single (?:mum|mom|mother|dad|father|parent)|(?:three|two|four|small|young|little) (?:kids|children|ones)|a (?:toddler|newborn)|custody)|alleinerziehend\\p{L}*|kleine kinder|enfants en bas âge|hijos pequeños|bambini piccoli|kleine kinderen',
    ),
  ],
  [
    'religion',
    rx(
      '(?:wear|wears|wearing) (?:a |the )?(?:hijab|headscarf|turban|veil)|(?:pray|prays|praying) (?:five|during|at)|(?:observe|keep)s? (?:the )?(?:sabbath|shabbat|ramadan)|kopftuch|voile|velo islámico|hoofddoek',
    ),
  ],
];

// What follows from what was told.
const THEREFORE =
  "(?:in (?:view|light|consideration) of (?:that|this|the above|what you|the news|the circumstances|your (?:news|e-?mail|message|situation|circumstances))|given (?:that|this|the news|the circumstances|your (?:news|situation|circumstances))|with (?:that|this) in mind|(?:because|on account) of (?:that|this)|(?:in|under) (?:the|these|those) circumstances|for (?:that|this) reason|on that basis|(?:so|therefore|hence|as a result|consequently|accordingly|sadly|unfortunately|regrettably)|that being (?:so|the case)|this means|daher|deshalb|daraufhin|aus diesem grund|vor diesem hintergrund|unter diesen umständen|angesichts dessen|somit|leider|de ce fait|par conséquent|dans ces conditions|c['’]est pourquoi|compte tenu de cela|pour cette raison|malheureusement|por eso|por (?:ello|lo tanto|tanto|esta razón|este motivo)|en vista de (?:ello|eso|esto)|dadas las circunstancias|lamentablemente|per questo(?: motivo)?|pertanto|alla luce di ciò|purtroppo|daarom|om die reden|gezien (?:dat|dit|de omstandigheden)|helaas|por isso|dlatego|därför|derfor)";
const WITHDRAWN =
  "(?:withdr(?:aw|ew|awn|awing)|rescind\\p{L}*|retract\\p{L}*|pull(?:ed|ing)? (?:the|our|your)|tak(?:e|ing) back|cancel\\p{L}*|revok\\p{L}*|(?:not|no longer|n['’]t)(?: be)?(?: able to)? (?:go(?:ing)? ahead|proceed\\p{L}*|tak(?:e|ing) (?:you|this|it|things|your)|mov(?:e|ing) forward|offer\\p{L}*|continu\\p{L}*|progress\\p{L}*|hire|hiring|renew\\p{L}*|keep(?:ing)?)|(?:gone|going|go|went|decided to go) (?:with|for) (?:someone|somebody|another)|(?:offer|job|contract|role|place) (?:is|has been|will be) (?:off|gone|withdrawn|cancelled|void)|let(?:ting)? you go|end(?:ing)? (?:your|the) (?:contract|trial|probation|placement)|ziehen (?:wir|wir unser) [^.;]{0,30}zurück|zurückziehen|zurückgezogen|absagen|nicht (?:einstellen|weiter|mehr)|(?:können|möchten|werden) wir [^.;]{0,30}nicht|retir(?:ons|er|ée?)|annul\\p{L}+|ne (?:pouvons|souhaitons|donner)\\p{L}* (?:plus|pas)|retir(?:amos|ar|ada)|no (?:podemos|vamos a|seguiremos|seguimos)|ritir(?:iamo|are|ata)|non (?:possiamo|procediamo|proseguiremo)|trekken (?:we|wij) [^.;]{0,30}in|(?:kunnen|gaan) (?:we|wij) [^.;]{0,30}niet|retiramos|wycofujemy|drar (?:vi )?tillbaka|trækker (?:vi )?[^.;]{0,20}tilbage)";
const FOLLOWS = rx(`${THEREFORE}[^.;]{0,80}?(?<!\\p{L})${WITHDRAWN}`);
const IN_ONE = rx(
  `(?:since|as|because|given that|seeing (?:as|that)|now that|da|weil|puisque|comme|como|ya que|poiché|omdat|aangezien) [^.;]{0,80}(?<!\\p{L})${WITHDRAWN}|(?<!\\p{L})${WITHDRAWN}[^.;]{0,40} (?:since|as|because|given that|now that|seeing (?:as|that)|da|weil|puisque|comme|ya que|porque|poiché|omdat)(?!\\p{L})`,
);
// The offer stands, or somebody else withdrew.
const STANDS =
  /\b(?:(?:offer|job|place|role) (?:still )?(?:stands|is (?:still )?(?:yours|open|safe))|(?:never|would not|wouldn['’]t|can(?:no|['’])t|must not|may not|not allowed to|unlawful\w*|illegal\w*) (?:to )?(?:withdr\w+|rescind|be withdrawn|cancel)|reinstat\w+|(?:she|he|they|you)(?:['’]ve| has| have)?(?: decided to| asked to)? (?:withdrew|withdrawn|withdraw|pulled out)|congratulat\w+ and see|start (?:date|later)|moved your start|your request|cover (?:for|contract)|(?:meeting|interview|session|call|visit|course|appointment|booking|class)s?(?: on \w+)? (?:is|has been|will be|was) cancelled|cancel\w* (?:the|your|our|this) (?:\w+ )?(?:meeting|interview|session|call|visit|course|appointment|booking|class|shift|leave|flight|hotel|train))/iu;

/** What of somebody's life an offer was withdrawn for, in the sentence that tells it. */
export interface Withdrawn {
  about: Attribute;
  start: number;
  end: number;
}

/**
 * What of somebody's life a sentence tells, where the next one, or the same, withdraws what was offered for it.
 * @param text the sentence in small letters
 * @param next the sentence behind it, in small letters; undefined to look for it in this one alone
 */
export function withdrawnFor(text: string, next: string | undefined): Withdrawn | null {
  if (STANDS.test(text) || (next !== undefined && STANDS.test(next))) return null;
  if (!(next === undefined ? IN_ONE.test(text) : FOLLOWS.test(next))) return null;
  for (const [about, fact] of FACTS) {
    const found = fact.exec(text);
    if (found !== null) return { about, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
