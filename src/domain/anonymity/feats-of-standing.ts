import { matchesOf } from '#src/lib/matches.ts';
import { groupsIn } from './feats-of-groups.ts';
import { isRegion } from './reading.ts';

// Feats by which somebody is found though no prize is named: teams of a country, offices in bodies of a field, papers, and what was on television
// or in the shops under their name.

const TEAM = 'a team whose players are published';
const MEDAL = 'a contest whose winners are published';
const OFFICE = 'an office in a body of the field, whose holders are published';
const PAPER = 'a paper, whose authors are published';
const OWN_NAME = 'what is known under the name of the person';
const SHOWN = 'what many people saw or heard, by which somebody is found';

const SPORT =
  '(?:hockey|rugby|football|soccer|cricket|netball|basketball|volleyball|handball|rowing|swimming|athletics|judo|karate|fencing|badminton|curling|lacrosse|squash|tennis|cycling|skiing|skating|polo|gymnastics|softball|baseball|triathlon|biathlon|bowls|darts|chess|hurling|camogie|shinty|sailing|shooting|archery|wrestling|boxing|diving|golf|canoe(?:ing)?|kayak(?:ing)?|équitation|escrime|aviron)';
const TIMES =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty|thirty|forty|fifty|several|first)';
const MEETS =
  '(?:worlds|europeans|Worlds|Europeans|nationals|Nationals|olympics|Olympics|paralympics|world cup|world championships?|european championships?|Euros|WM|EM|VM|WK|EK)';
const TEAM_ABROAD =
  '(?:[Nn]ationalspieler(?:in)?|[Nn]ationalmannschaft|[Nn]ationalteam|[Nn]ationalkader|[Oo]ud-international|internationale? de \\p{Ll}{4,}|[ée]quipe (?:de France|nationale|olympique)|(?:ex-?)?internacional (?:de|con|en) \\p{Ll}{4,}|[Ss]elección (?:nacional|absoluta|española|olímpica|sub-\\d+)|[Ss]eleç(?:ão|ao) (?:nacional|olímpica|portuguesa|brasileira)|[Nn]azionale (?:italiana|azzurra|under|di (?:calcio|rugby|pallavolo|nuoto|scherma|basket|sci|atletica))|[Nn]azionali giovanili|[Ll]andsla(?:g|get|gsspiller|gsspelare)(?!\\p{L})|[Ll]andshold(?:et|sspiller)(?!\\p{L})|[Nn]ederlands (?:elftal|team)|[Rr]eprezenta(?:cji|nt(?:ka)?) Polski|[Kk]adr[ayzęe]+ (?:Polski|narodow\\p{L}+|olimpijsk\\p{L}+))';
const ORGAN =
  '(?:working (?:group|party)|task ?force|technical committee|standards? committee|expert (?:group|panel)|special interest group|interest group|user group|steering group|study group|advisory (?:board|group|panel)|chapter|consortium)';
/** Of one house, and no body of a field. */
const IN_HOUSE =
  '(?:HR|IT|H&S|HSE|QA|QC|ESG|DEI|EDI|JCC|OHS|WHS|PMO|ERP|SAP|CRM|GDPR|COVID|Covid|Brexit|BIM|Lean|Agile|Kaizen|Works?|Health)';
const CHAIR =
  '(?:[Cc]o-?)?(?:[Cc]hair(?:s|ed|man|woman|person|ing)?|[Cc]onven(?:e?or|es|ed)|[Ss]ecretary|[Tt]reasurer|[Pp]resident|[Rr]apporteur|[Vv]ice-?[Cc]hair|[Ff]ounder)';

const FEATS: readonly (readonly [source: string, why: string])[] = [
  // `a former field hockey international with 31 caps`
  [
    `(?<!\\p{L})(?:[Ff]ormer |[Ee]x-?|[Rr]etired |[Jj]unior |[Yy]outh |[Ff]ull )?(?:\\p{Ll}+ )?${SPORT} internationals?(?! (?:federation|competition|event|tournament|airport|match|fixture|body|association))(?!\\p{L})`,
    TEAM,
  ],
  [
    `(?<=(?:[Ww]ith|[Ww]on|[Ee]arned|[Hh]as|[Hh]ad|[,(]|met|mit|avec|con|com|med) ?)${TIMES} (?:(?:full|senior|junior|youth|under-\\d+|U\\d\\d|\\p{Lu}\\p{L}+) )?(?:caps|international caps|Länderspielen?|sélections|interlands|landskamper|landskampe|landskamper|internazionalità)(?!\\p{L}| (?:and|per|in stock|on ))`,
    TEAM,
  ],
  [`(?<!\\p{L})${TEAM_ABROAD}`, TEAM],
  // `won silver at the curling worlds`, `raced at the 2014 Europeans`
  [
    `(?<!\\p{L})(?:(?:[Ww]on|[Tt]ook|[Cc]ame|[Mm]edall?ed|[Ff]inished|[Pp]laced|[Cc]ompeted|[Rr]aced|[Rr]owed|[Ss]kipped|[Pp]layed|[Rr]epresented|[Ss]wam|[Rr]an|[Ff]ought|[Gg]old|[Ss]ilver|[Bb]ronze|[Mm]edals?|[Mm]edallist|[Tt]itle)(?: \\p{L}+){0,4} )(?:at|in) (?:the |two |three )?(?:(?:19|20)\\d\\d )?(?:\\p{L}+ ){0,2}?${MEETS}(?!\\p{L})`,
    MEDAL,
  ],
  [
    `(?<!\\p{L})(?:[Gg]old|[Ss]ilber|[Bb]ronze|[Mm]edaille|[Oo]r|[Aa]rgent|[Mm]édaille|[Oo]ro|[Pp]lata|[Mm]edalla|[Aa]rgento|[Mm]edaglia|[Oo]uro|[Pp]rata|[Mm]edalha|[Gg]oud|[Zz]ilver|[Gg]uld|[Ss]ilver|[Gg]ull|[Ss]ølv)(?: \\p{L}+){0,3} (?:bei der|bei den|an der|aux|au|en los|en el|en la|ai|agli|alle|nos|no|na|bij|op|på|i|ved) (?:den |de |het |dem )?(?:(?:19|20)\\d\\d )?(?:\\p{L}*(?:[Ww]eltmeisterschaft|[Ee]uropameisterschaft|[Mm]eisterschaft)(?:en)?|[Cc]hampionnats?|[Mm]ondiaux|[Jj]eux|[Cc]ampeonatos?|[Mm]undial(?:es)?|[Cc]ampionati?|[Mm]ondiali|[Ee]uropei|[Cc]ampeonatos?|[Mm]undiais|\\p{L}*kampioenschap(?:pen)?|WK|EK|NK|WM|EM|VM|NM|DM|SM)(?!\\p{L})`,
    MEDAL,
  ],
  [
    `(?<!\\p{L})(?:[Ff]irst|[Ll]ead|[Ss]enior|[Cc]orresponding|[Ss]ole) authors? (?:of|on)(?!\\p{L})[^.;\\n]{0,60}|(?<!\\p{L})[Aa]uthor of (?:the|an?) (?:(?:19|20)\\d\\d )?(?:\\p{Ll}+ ){0,3}(?:paper|study|article|preprint|thesis|textbook|guideline|standard)(?!\\p{L})|(?<!\\p{L})(?:[Ee]rstautor(?:in)?|[Pp]remière? aut(?:eur|rice)e?|[Aa]ut(?:eur|rice) principale?|[Pp]rimer[ao]? autora?|[Pp]rim[oa] autor?e?(?:trice)?|[Ee]erste auteur|[Pp]rimeir[oa] autora?|[Ff]örsteförfattare|[Ff]ørsteforfatter|[Pp]ierwsz[ay] autor(?:ka)?)(?!\\p{L})`,
    PAPER,
  ],
  [
    `(?<!\\p{L})(?:[Cc]ited|[Zz]itiert|[Cc]itée?|[Cc]itad[oa]|[Cc]itat[oa]|[Gg]eciteerd) (?:(?:over|more than|some|about|almost|nearly|über|mehr als|rund|plus de|más de|oltre|più di|mais de|ruim|meer dan) )?\\d[\\d.,]* (?:times|Mal|mal|fois|veces|volte|vezes|keer)(?!\\p{L})|(?<!\\p{L})\\d[\\d.,]* (?:citations|Zitationen|citaciones|citazioni|citações|citaties)(?!\\p{L})|(?<!\\p{L})(?:everybody|everyone|the whole field|people)(?: \\p{Ll}+){0,5} (?:still )?cites?(?!\\p{L})`,
    PAPER,
  ],
  // `is sold in a big supermarket under her own name`
  [
    `(?<!\\p{L})under (?:his|her|their|my) own (?:name|label|brand)(?!\\p{L})|(?<!\\p{L})unter (?:eigenem|seinem eigenen|ihrem eigenen) (?:Namen|Label)(?!\\p{L})|(?<!\\p{L})sous son (?:propre )?nom(?! de)(?!\\p{L})|(?<!\\p{L})con (?:su propio nombre|il suo nome|il proprio nome)(?!\\p{L})|(?<!\\p{L})com o (?:seu|próprio) nome(?!\\p{L})|(?<!\\p{L})onder (?:eigen|zijn|haar) naam(?!\\p{L})|(?<!\\p{L})(?:i|under) eget (?:navn|namn)(?!\\p{L})`,
    OWN_NAME,
  ],
  // `a judge on a TV baking show`
  [
    `(?<!\\p{L})(?:on|in|of|for|at) (?:an?|the|that) (?:\\p{L}+ ){0,2}?(?:TV|television|telly|radio) (?:\\p{Ll}+ ){0,2}(?:show|series|programme|program|competition|quiz|contest|documentary)(?!\\p{L})|(?<!\\p{L})\\p{L}*(?:Fernseh|TV-)(?:\\p{Ll}*(?:show|sendung|serie|jury|quiz|duell))(?!\\p{L})|(?<!\\p{L})émission (?:télé|de télé|de télévision|de radio)\\p{L}*|(?<!\\p{L})(?:concurso|programa) de (?:la )?(?:televisión|tele|televisão)(?!\\p{L})|(?<!\\p{L})programma (?:televisivo|tv|di cucina in tv)(?!\\p{L})|(?<!\\p{L})(?:tv|televisie|tv-)-?(?:programma|programmet?|program|serie|show)(?!\\p{L})`,
    SHOWN,
  ],
];
const STANDING = FEATS.map(([source, why]) => ({ pattern: new RegExp(source, 'gu'), why }));

/** `Chair of the Dutch QP working group since 2021`: what stands between tells whose it is. */
const CHAIRED = new RegExp(
  `(?<!\\p{L})${CHAIR}(?: of)? (?:the|an?) ((?:\\p{L}[\\p{L}&-]* ){1,4}?)${ORGAN}(?!\\p{L})`,
  'gu',
);
const OF_FIELD = /\p{Lu}|(?:^|\s)(?:national|international|federal|state|global|industry)\s/u;
const INTERNAL = new RegExp(`(?<!\\p{L})${IN_HOUSE}(?!\\p{L})`, 'u');

/** `Played hockey for the Netherlands`, `speelde voor Nederland`: where what follows is a country. */
const FOR_A_LAND =
  /(?<!\p{L})(?:[Pp]lay(?:s|ed)|[Rr]ow(?:s|ed)|[Rr]an|[Ss]wam|[Ff]enced|[Ss]kied|[Rr]aced|[Cc]ompet(?:es|ed)|[Rr]epresent(?:s|ed)|[Cc]apped|[Cc]aptain(?:s|ed)|[Bb]oxed|[Ss]ailed|[Cc]urled|[Ss]hot|[Ss]pielte|[Jj]oué|[Jj]ouait|[Jj]ugó|[Jj]ugaba|[Gg]iocato|[Gg]iocava|[Jj]og(?:ou|ava)|[Ss]peelde|[Ss]pelade|[Ss]pilte|[Ss]pillede)(?! (?:\p{Ll}+ ){0,2}(?:parts?|roles?|Rolle|rôle|papel|parte|ruolo|rol|roll)(?!\p{L}))(?: [\p{Ll}\d]+){0,3}? (?:for|für|pour|con|por|per|voor|för|pela|pelo)? ?(?:the |die |la |l[’']|le |het |el |a |o )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?!\p{L})/gu;
/** What is represented at work as well: a house, a market. */
const AS_WORK = /(?<!\p{L})[Rr]epresent(?:s|ed)(?: \p{Ll}+){0,3}? (?:the )?\p{Lu}[\p{L} -]*$/u;
const SPORTING = new RegExp(
  `(?<!\\p{L})(?:${SPORT}|under-\\d+|U\\d\\d|caps|world cup|[Oo]lympics)(?!\\p{L})`,
  'u',
);

const FOR = / (?:for|für|pour|con|por|per|voor|för|pela|pelo) /u;

/** Feats by the teams, bodies and papers in which somebody's name is published. */
export function standingIn(text: string): { start: number; end: number; why: string }[] {
  const told = STANDING.flatMap(({ pattern, why }) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.trimEnd().length,
      why,
    })),
  );
  const forLand = matchesOf(FOR_A_LAND, text)
    .filter(
      ({ 1: land = '' }) => isRegion(land.toLowerCase()) || isRegion(land.split(' ')[0]?.toLowerCase() ?? ''),
    )
    .filter(({ 0: said, index }) => {
      const behind = text.slice(index, index + said.length + 40);
      return AS_WORK.test(said) ? SPORTING.test(behind) : FOR.test(said);
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, why: TEAM }));
  const chaired = matchesOf(CHAIRED, text)
    .filter(({ 1: whose = '' }) => OF_FIELD.test(whose) && !INTERNAL.test(whose))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, why: OFFICE }));
  return [...told, ...forLand, ...chaired, ...groupsIn(text)];
}
