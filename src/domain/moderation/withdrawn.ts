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
      'pregnan(?:t|cy)|ivf|expecting(?= (?:a (?:baby|child|little one)|twins|in \\p{L}+|soon|again)|\\W*$| and\\b)|(?:having|due) (?:a |your |her )?(?:baby|twins|little one)|(?:the|your|her) baby|(?:maternity|parental) leave|due in (?:january|february|march|april|may|june|july|august|september|october|november|december)|schwanger\\p{L}*|elternzeit|mutterschutz|enceinte|grossesse|congé (?:de )?maternité|embaraz\\p{L}+|incinta|gravidanza|zwanger\\p{L}*|grávida|gravidez|ciąż\\p{L}+|gravid\\p{L}*',
    ),
  ],
  [
    'disability_or_health',
    rx(
      '(?:your|her|his|their) (?:\\p{L}+ )?(?:diagnosis|illness|disability|condition|cancer|epilepsy|diabetes|ms|surgery|treatment|depression|autism|adhd|wheelchair)|(?:a|have|has|with|of|about) (?:\\p{L}+ )?(?:disability|epilepsy|diabetes|autism|dyslexia|cancer|bipolar)|behinderung|(?:ihre[rn]?|deine[rn]?) (?:erkrankung|krankheit|diagnose)|handicap|votre (?:maladie|diagnostic)|discapacidad|(?:su|tu) (?:enfermedad|diagnóstico)|disabilità|(?:uw|je) (?:ziekte|diagnose|beperking)',
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
      '(?:wear|wears|wearing) (?:a |the )?(?:hijab|headscarf|turban|veil)|(?:pray|prays|praying) (?:five|during|at)|(?:observe|keep)s? (?:the )?(?:sabbath|shabbat|ramadan)|(?:your|his|her|their) (?:prayers?(?: breaks?| times?)?|fasting|fasts?|sabbath|hijab|headscarf|turban|veil|kippah|yarmulke|faith|religion|religious \\p{L}+|beliefs)|(?:ihr(?:e[nr]?)?|dein(?:e[nr]?)?) (?:gebet\\p{L}*|fasten|glaube\\p{L}*|religion)|(?:vos|tes) prières|votre (?:foi|religion|jeûne)|(?:sus|tus) (?:rezos|oraciones)|su (?:ayuno|religión)|kopftuch|voile|velo islámico|hoofddoek',
    ),
  ],
  [
    'sexual_orientation',
    rx(
      '(?:your|his|her|their) (?:gender )?transition|transitioning|(?:came|coming|come) out(?: as| to us)|(?:your|his|her) (?:husband|wife)(?= and you)|gender identity|trans (?:man|woman|person)',
    ),
  ],
];

// What follows from what was told.
const THEREFORE =
  "(?:in (?:view|light|consideration) of (?:that|this|the above|what you|the news|the circumstances|your (?:news|e-?mail|message|situation|circumstances))|given (?:that|this|the news|the circumstances|your (?:news|situation|circumstances))|with (?:that|this) in mind|(?:because|on account) of (?:that|this)|(?:in|under) (?:the|these|those) circumstances|for (?:that|this) reason|on that basis|(?:so|therefore|hence|as a result|consequently|accordingly|sadly|unfortunately|regrettably)|that being (?:so|the case)|this means|daher|deshalb|daraufhin|aus diesem grund|vor diesem hintergrund|unter diesen umständen|angesichts dessen|somit|leider|de ce fait|par conséquent|dans ces conditions|c['’]est pourquoi|compte tenu de cela|pour cette raison|malheureusement|por eso|por (?:ello|lo tanto|tanto|esta razón|este motivo)|en vista de (?:ello|eso|esto)|dadas las circunstancias|lamentablemente|per questo(?: motivo)?|pertanto|alla luce di ciò|purtroppo|daarom|om die reden|gezien (?:dat|dit|de omstandigheden)|helaas|por isso|dlatego|därför|derfor)";
const WITHDRAWN =
  "(?:withdr(?:aw|ew|awn|awing)|rescind\\p{L}*|retract\\p{L}*|pull(?:ed|ing)? (?:the|our|your)|tak(?:e|ing) back|cancel\\p{L}*|revok\\p{L}*|(?:not|no longer|n['’]t)(?: be)?(?: able)?(?: to)? (?:go(?:ing)? ahead|proceed\\p{L}*|tak(?:e|ing) (?:you|this|it|things|your)|mov(?:e|ing) forward|offer\\p{L}*|continu\\p{L}*|progress\\p{L}*|hire|hiring|renew\\p{L}*|keep(?:ing)?)|(?:gone|going|go|went|decided to go) (?:with|for) (?:someone|somebody|another)|(?:offer|job|contract|role|place) (?:is|has been|will be) (?:off|gone|withdrawn|cancelled|void)|let(?:ting)? you go|end(?:ing)? (?:your|the) (?:contract|trial|probation|placement)|ziehen (?:wir|wir unser) [^.;]{0,30}zurück|zurückziehen|zurückgezogen|absagen|nicht (?:einstellen|weiter|mehr)|(?:können|möchten|werden) wir [^.;]{0,30}nicht|retir(?:ons|er|ée?)|annul\\p{L}+|ne (?:pouvons|souhaitons|donner)\\p{L}* (?:plus|pas)|retir(?:amos|ar|ada)|no (?:podemos|vamos a|seguiremos|seguimos)|ritir(?:iamo|are|ata)|non (?:possiamo|procediamo|proseguiremo)|trekken (?:we|wij) [^.;]{0,30}in|(?:kunnen|gaan) (?:we|wij) [^.;]{0,30}niet|retiramos|wycofujemy|drar (?:vi )?tillbaka|trækker (?:vi )?[^.;]{0,20}tilbage)";
const FOLLOWS = rx(`${THEREFORE}[^.;]{0,80}?(?<!\\p{L})${WITHDRAWN}`);
const IN_ONE = rx(
  `(?:since|as|because|given that|seeing (?:as|that)|now that|da|weil|puisque|comme|como|ya que|poiché|omdat|aangezien) [^.;]{0,80}(?<!\\p{L})${WITHDRAWN}|(?<!\\p{L})${WITHDRAWN}[^.;]{0,40} (?:since|as|because|given that|now that|seeing (?:as|that)|da|weil|puisque|comme|ya que|porque|poiché|omdat)(?!\\p{L})`,
);
// What is said kindly: "we feel the timing isn't right to introduce you".
const KINDLY = rx(
  "(?:we|they|the (?:client|panel|team|owner|director)) (?:feels?|thinks?|believes?|agreed|(?:have |has )?decided)[^.;]{0,30} (?:timing|time|moment|role|fit)[^.;]{0,15} (?:is|was)(?:n['’]t| not) (?:quite |the )?right|(?:is|are|was|were)(?:n['’]t| not) comfortable[^.;]{0,30} clos(?:e|ing) your (?:file|application)|wish you (?:well|all the best|luck|every success)[^.;]{0,20} (?:once|when|after) (?:everything|it|that|you)",
);
// A worry about what somebody's life holds, and what came of it: "is concerned about your prayer breaks and has asked us to withdraw".
const WORRIED = rx(
  `(?:(?:concerned|worried|uneasy|nervous|unhappy|uncomfortable|hesitant|not (?:keen|happy|comfortable|sure)) (?:about|over|at|with|by)|(?:concerns?|worries|reservations?|doubts?|issues?|a problem) (?:about|over|with)|given|in (?:view|light) of|due to|besorgt (?:über|wegen)|sorgen wegen|bedenken wegen|inquiet\\p{L}* (?:de|par|au sujet de)|preocupad[oa] por|preoccupat[oa] per|bezorgd (?:over|om)) [^.;]{0,100}?(?<!\\p{L})(?:and|so|who|which means|und|et|y|e|en) [^.;]{0,60}?(?<!\\p{L})${WITHDRAWN}`,
);
// It was told by whoever reads this, or said of them: not of whoever holds the job now.
const TOLD_US = rx(
  "thank(?:s|ful| you)?|grateful|appreciat\\p{L}+|congrat\\p{L}*|(?:good|lovely|happy|wonderful|great|exciting) news|best wishes|good luck with|(?:you|s?he|they)(?:['’]ve| have| has)? (?:told|mentioned|said|shared|disclosed|let (?:us|me|them) know|brought up)|(?:told|mentioned|disclosed|revealed)(?: to)? (?:us|me|the (?:panel|client|manager))|came up (?:at|in)|(?:hear|understand|gather|see) (?:that )?you|danke|vielen dank|glückwunsch\\p{L}*|gratul\\p{L}+|merci|félicitations|gracias|enhorabuena|felicidades|grazie|congratulazioni|auguri|bedankt|dank je|gefeliciteerd|obrigad[oa]|parabéns|dziękuj\\p{L}+|gratulacj\\p{L}*|tack|grattis|tak|tillykke|takk",
);
// News that nobody names, as everybody knows which it is.
const GLAD_NEWS = rx(
  "(?:congrat\\p{L}*|glückwunsch\\p{L}*|gratul\\p{L}+|félicitations|enhorabuena|felicidades|congratulazioni|gefeliciteerd|parabéns|gratulacj\\p{L}*|grattis|tillykke)[^.;]{0,20}?[ '’](?:(?:good|happy|lovely|wonderful|great|big) news|nachwuchs|heureux événement|(?:buena|feliz) noticia|lieto evento|goede nieuws)",
);
// Somebody else is preferred, of whom nothing is known but that they stay.
const ANOTHER =
  "(?:some(?:one|body)|another (?:person|candidate|applicant)|(?:a|an) (?:person|candidate|applicant|teacher|nurse|manager|chef|worker|driver|colleague|carer)(?= (?:who|that|able))|continuity|jemand\\p{L}*|eine[nr]? (?:person|kandidat\\p{L}*|bewerber\\p{L}*)|quelqu['’]un|une (?:personne|candidate|autre)|un (?:candidat|autre)|alguien|otr[ao]|una persona|qualcuno|una persona|iemand|alguém|kogoś|någon|nogen|noen)";
const RATHER =
  "(?:(?:would|['’]d) (?:much |far )?(?:rather|sooner|prefer)|prefers?|preferred|(?:has |have |['’]ve |['’]s )?(?:opted|plump\\p{L}+|settled|decided) (?:for|on|to go with)|(?:go|going|gone|went|move forward|moving forward|proceed|proceeding) (?:with|for)|(?:feels?|thinks?|believes?)(?: that)?|(?:needs?|wants?|requires?|is looking for|are looking for|must have)|lieber|braucht|sucht|benötigt|entscheide\\p{L}*|möchte|préfère\\p{L}*|souhaite\\p{L}*|cherche\\p{L}*|besoin|prefiere\\p{L}*|necesita\\p{L}*|busca\\p{L}*|preferisc\\p{L}+|cerca\\p{L}*|liever|zoekt|prefere\\p{L}*|woli|hellre|hellere|heller)";
const LASTS =
  "(?:(?:see|go|carry|work|be there|stay|last|finish|manage|cope|commit|be around|be present|do|be available)(?: |\\b)|won['’]t|will not|else|without (?:a |any )?(?:break|gap|interruption)|bis zum (?:ende|schluss)|durchgehend|durchhält|durchhalten|bleib\\p{L}*|ander\\p{L}*|jusqu['’]au bout|terminer|présente?|toute la|d['’]autre|terminar\\p{L}*|hasta el final|tod[ao] l|portar\\p{L}*|fino (?:alla|in) fine|tutta la|afmaken|hele|tot het einde|até ao? fim|do końca|hela|hele)";
const PREFERRED = rx(
  `${RATHER}[^.;]{0,40}?(?<!\\p{L})${ANOTHER}(?![^.;]*\\b(?:cover|replace|stand in|step in|while you|hand over|support you|talk|call|speak|contact|vertret\\p{L}*|remplac\\p{L}*|sustitu\\p{L}*|sostitu\\p{L}*|vervang\\p{L}*))[^.;]{0,60}?(?<!\\p{L})${LASTS}|${RATHER} continuity`,
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
  const isPreferred = next !== undefined && PREFERRED.test(next) && TOLD_US.test(text);
  const follows =
    next === undefined
      ? IN_ONE.test(text) || WORRIED.test(text)
      : FOLLOWS.test(next) || (TOLD_US.test(text) && KINDLY.test(next));
  if (!isPreferred && !follows) return null;
  const glad = isPreferred ? GLAD_NEWS.exec(text) : null;
  if (glad !== null) return { about: 'pregnancy', start: glad.index, end: glad.index + glad[0].length };
  for (const [about, fact] of FACTS) {
    const found = fact.exec(text);
    if (found !== null) return { about, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

const STILL_WANTED = rx(
  "(?:makes?|made) no difference|(?:offer|job|place|post|role|start)(?: date)? (?:still )?(?:stands|is (?:still )?(?:yours|safe|open))|(?:happy|glad|pleased) to (?:move|wait|hold|adjust|keep|start)|wait for you|keep(?:ing)? your place|(?:let (?:us|me) know|tell (?:us|me)|say|ask for) (?:(?:what|which|if|whether|about|how) )?[^.;]{0,40}(?:adjustments?|accommodations?|support|help|changes|arrangements)|(?:we|they)(?:['’]ll| will| can)(?: gladly| happily)? (?:arrange|make|set up|put in|sort|provide|see to|discuss)[^.;]{0,30} (?:adjustments?|accommodations?|support|changes|arrangements)|ändert (?:das|sich|es)? ?(?:daran )?nichts|(?:cela|ça) ne change rien|no cambia nada|non cambia (?:nulla|niente)|verandert (?:er |dat )?niets|förändrar ingenting|ændrer ikke",
);
const YET = rx('but|though|although|however|unless|rather start|aber|nur|lieber|mais|sauf|pero|ma|maar|men');

/** Whether a sentence thanks or congratulates somebody for what they told of themselves, and the next one says that they are as wanted as before. */
export const isTakenWell = (text: string, next: string | undefined): boolean =>
  next !== undefined &&
  TOLD_US.test(text) &&
  STILL_WANTED.test(next) &&
  !YET.test(next) &&
  !YET.test(text) &&
  !PREFERRED.test(next) &&
  !FOLLOWS.test(next);
