import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { isGivenName } from '../names/index.ts';
import { isInAffixed } from '../speech/affixed.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { wordsOf } from './fold.ts';
import { isFunctionWordThere } from './function-words.ts';
import type { Known } from './known.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPast, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';

// What somebody does or is, after what they are called at the beginning of a sentence.
const CALLED =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,5})(?= (?:is|was|has|had|would|will|can|likes|wants|looks|runs|leads|knows|works|lives|speaks|keeps|takes|brings|holds|prefers|needs|loves|enjoys|writes|says|makes|cares|does|did|ist|war|hat|entwickelt|arbeitet|leitet|sucht|spricht|kennt|bringt|wohnt|lebt|ran|led|built|took|made|started|joined|left|moved|came)(?!\p{L}))/gu;
const NOBODY =
  /^(?:he|she|it|we|they|i|you|this|that|these|those|there|here|who|what|which|an?|the|in|is|am|are|as|at|to|do|so|no|her|his|my|our|its|team|work|role|work|all|each|both|one|none|some|most|staff|day|life|pay|data|time|er|sie|es|wir|ihr|man|das|dort|da|hier|davor|danach|dann|dabei|dafür|damit|daher|darum|seit|zuvor|zudem|heute|jetzt|elle|il|on|puis|avant|après|depuis|ensuite|aussi|ella|él|luego|antes|ahora|allí|hoy|dopo|poi|ora|lei|lui|ele|ela|hij|zij|daar|toen|nu)$/;

// What stands before a surname is no beginning of what somebody is called: `der` of von der Heide.
const PARTICLE =
  /^(?:van|von|vom|der|den|de|da|do|dos|das|del|della|di|du|la|le|el|al|bin|ibn|ben|bint|ter|ten|zu|zum|af|av)$/;

const CALLED_SO = 'could be what the person is called';

/** Words at the beginning of a sentence that somebody may be called by: a short form of their name, `Ro would move`. */
export function nicknamesIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  const own = [...new Set(known.flatMap(({ own: words }) => [...(words ?? [])]))].filter(
    (word) => word.length > 1 && !PARTICLE.test(word),
  );
  return [...text.matchAll(CALLED)].flatMap(({ 1: word = '', index }) => {
    const small = word.toLowerCase();
    if (!beginsSentence(text, index) || NOBODY.test(small)) return [];
    if (isFunctionWordThere(text, { start: index, end: index + word.length })) return [];
    const isShort = own.some((name) => name.startsWith(small));
    const isLike = own.some((name) => name[0] === small[0]) && (!isEnglish(small) || isGivenName(small));
    return isShort || isLike
      ? [
          {
            start: index,
            end: index + word.length,
            reason: 'name',
            why: CALLED_SO,
          },
        ]
      : [];
  });
}

// The same where something else may be done, in more languages.
const DOING =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,5})(?= (?:is|was|has|had|would|will|can|es|est|är|er|jest|ist|is|learnt|spent|ran|led|built|took|made|began|left|came|knows?|does|did|grew|kept|sold|taught|wrote|caught|found|brought|lost|dealt|heard|paid|stood|rang|sat|met|felt|bought|drew|fell|flew|got|read|shot|spoke|went|told|thought|set|put|won|drove|held|said|gave|saw|\p{Ll}{3,}ed|\p{Ll}{3,}s)(?!\p{L}))/gu;

/** Whether a word can be no name of somebody, as it says something else. */
const isSaid = (word: string): boolean => isInDictionary(word.toLowerCase()) || termsOf(word, []).length > 0;

/**
 * Short forms of a given name that no list has, where a sentence begins with one and says what its bearer does, wherever they
 * stand: `Ows learnt` for Owain. They may be somebody else's name as well.
 */
export function shortFormsIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  const isSurname = (word: string): boolean =>
    known.some(
      ({ part, pattern }) => part === 'last' && matchesOf(pattern, word).some(([whole]) => whole === word),
    );
  const all = new Set(known.flatMap(({ own: words }) => [...(words ?? [])]));
  const own = [...all].filter((word) => word.length > 3 && !isSurname(word));
  const called = [...text.matchAll(DOING)].flatMap(({ 1: word = '', index }) => {
    const [small = ''] = wordsOf(word);
    const isLike = !all.has(small) && own.some((name) => name.slice(0, 2) === small.slice(0, 2));
    return isLike && beginsSentence(text, index) && !NOBODY.test(small) ? [word] : [];
  });
  const told = [...called, ...nicknamesIn(text, known).map(({ start, end }) => text.slice(start, end))];
  // `Piden referencias`: a word of the language that the text is in, and nobody's name.
  const reader = readerOf(text);
  const isWord = (word: string): boolean =>
    reader !== null &&
    reader !== 'en' &&
    isWordOf(reader, word.toLowerCase()) &&
    !isGivenName(word.toLowerCase());
  return [...new Set(told)]
    .filter((word) => !isSaid(word) && !isWord(word))
    .flatMap((word) => [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'))])
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      reason: 'name',
      why: CALLED_SO,
    }));
}

const SMALL =
  /(?<![\p{L}\p{N}])(the|in|on|at|with|for|from|joined|left|to) (\p{Ll}{4,})(?![\p{L}\p{N}'’-])/gu;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:)/u, ''],
  [/s$/u, ''],
  [/es$/u, ''],
  [/ies$/u, 'y'],
  [/ed$/u, ''],
  [/ed$/u, 'e'],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
  [/(.)\1(?:ing|ed)$/u, '$1'],
  [/ly$/u, ''],
  [/er$/u, ''],
  [/(?<=\p{L}{4})est$/u, ''],
  [/(?<=\p{L}{3})est$/u, 'e'],
  [/(?<=\p{L}{3})iest$/u, 'y'],
  [/(?<=\p{L}{3})iness$/u, 'y'],
  [/(?<=\p{L}{4})ness$/u, ''],
  [/ors?$/u, 'e'],
  [/ors?$/u, ''],
  [/^(?:un|re|non|pre|co|sub|multi|micro|inter|over|under)/u, ''],
];
// Words of the field that the dictionary has not.
const OF_FIELD = new Set(
  'superuser superusers gasifier gasifiers ops stillman stillmen diem annum situ rata facto vivo vitro hoc cr garda charcuterie sommelière mashman maltster cooperage washback washbacks stillhouse warehousing liveaboard drystone hedgelaying drystock herdsperson milker calving lambing shearing shearers rousie rousies wharfie wharfies deckhand deckhands bosun stevedore stevedores rigger riggers dogger doggers spotter spotters flagger pumpjack frac fracking wireline slickline topside topsides subsea bunkering debottlenecking revamp turnarounds brownfield greenfield bioreactor bioreactors fermenter fermenters lyophiliser chromatography perfusionist sonographer sonographers audiologist orthotist prosthetist podiatrist osteopath phlebotomist cannulation intubation extubation arthroplasty laparoscopic arthroscopic angioplasty cath debrief debriefs handovers huddles upsell upselling omnichannel ecommerce e-commerce wholesaling merchandiser merchandisers planogramming sku skus backorder backorders putaway crossdock crossdocking reslotting repack kitting dunnage stillage stillages rollcage rollcages tugger tuggers reachtruck counterbalance tautliner tautliners curtainsider curtainsiders b-double b-doubles artic artics tramping trunking multidrop changeovers lineman linemen lineworker pylons switchgear switchroom substations busbar busbars megger earthing crimping splicing splicer splicers fibre optics nacelle nacelles pitch-control yaw admin aircon airtime anonymised barista baristas footy homewares hydro inbox inboxes plugin plugins postgrad proudest repo repos rostered sommelier upskilled workpapers workpaper fitout fitouts bootcamp screed rebar precast formwork handover takeaway playgroup telehealth teleconsult baler carers coolroom crèche fintech helpline hospo hotline intraoral kindy locs menswear offcuts onboarding packhouse palletiser rangatahi submittals tikanga viennoiserie webinars womenswear upskilling lookahead lookaheads rostering stocktake takeoffs changeover backlog sprints planogram planograms plano planos tacho tachos corrugator longshore underwriter underwriters dunning drawdown drawdowns runbook runbooks hotdesk hybrid paygrade payslip payslips timesheet timesheets tollgate tollgates subbie subbies sparky chippie tradie tradies smoko arvo banksman ganger gangers scaffolder scaffolders teleporter telehandler telehandlers forkie pallet palletised unpalletised pickpack batchmate batchmates intimation lakh lakhs crore crores fresher freshers sepsis phlebotomy stoma tracheostomy dysphagia microservices chatbot wellbeing firewall dashboards helpdesk hackathon hackathons webinar parkrun parkruns barcode barcodes rota rotas hiab moffett balayage isos gastropub gastropubs foodbank foodbanks childminder childminders childminding senco sendco ehcp ehcps metallography fractography paeds cystoscopy rehab physio physios orthotics dosette extruders thermoforming dyehouse dyehouses toile toiles pipefitter pipefitters boilermaker boilermakers sheeters paver pavers monopiles quayside quaysides polytunnel polytunnels drylining meetup meetups'.split(
    ' ',
  ),
);
/** Whether a word in small letters is one of a dictionary, with its endings, of the field or of a place. */
export const isKnownSmall = (word: string): boolean =>
  isKnownAlone(word) || isJoined(word) || (word.length > 2 && isInAffixed('en', word));

const isKnownAlone = (word: string): boolean =>
  OF_FIELD.has(word) ||
  isPast(word) ||
  isPlaceName(word) ||
  ENDINGS.some(([ending, stem]) => isInDictionary(word.replace(ending, stem)));

// Words that are joined to others without end: `payout`, `backtests`, `offsite`.
const JOINED_BEFORE =
  /^(?:out|over|under|up|down|back|off|in|on|pre|post|mis|de|dis|counter|fore|mid|self|semi|anti|auto|bio|electro|geo|tele|web|cyber|cross|after|by|through|side|work|time)(?=[a-z]{4,}$)/u;
const JOINED_AFTER =
  /(?<=^[a-z]{3,})(?:outs?|overs?|ups?|downs?|backs?|offs?|ins|wide|less|proof|like|sites?|flows?|loads?|sets?|lists?|books?|times?|works?|streams?|stacks?)$/u;
const isJoined = (word: string): boolean =>
  [JOINED_BEFORE, JOINED_AFTER].some((part) => part.test(word) && isKnownAlone(word.replace(part, '')));
/** Two words of the language in one, in small letters: `from the staffroom`. Houses are called so as well, so that it is shown and stays. */
export const isJoinedOfWords = (said: string): boolean =>
  /^\p{Ll}{8,}$/u.test(said) &&
  Array.from({ length: said.length - 7 }, (_, at) => at + 4).some(
    (cut) => isInDictionary(said.slice(0, cut)) && isInDictionary(said.slice(cut)),
  );
// What somebody was at, and not what they did or had.
const AT_SOMETHING = /^(?:at|from|joined|left|for)$/u;

const THERE_ABROAD =
  /(?<=(?<!\p{L})(?:bei(?: der| dem)?|zu|zur|chez|en|bij|presso|na|no|em|hos|på|ved) )\p{Ll}{3,}(?![\p{L}\p{N}'’-])/gu;

/** Large houses in small letters where somebody was, in a text that is not English: `davor bei der edeka`. */
const smallHousesIn = (text: string): UncertainOccurrence[] =>
  matchesOf(THERE_ABROAD, text)
    .filter(({ 0: word }) => !isKnownSmall(word) && employerNamed(word) !== undefined)
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      reason: 'employer',
      why: 'could be a house in small letters',
    }));

/**
 * Words in small letters that no dictionary has, where a house or a product may stand: `rolled out the paylah rules`.
 * @param own what the person is recorded as able to do
 */
export function unknownIn(text: string, own: readonly string[]): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return smallHousesIn(text);
  const terms = termsOf(text, own);
  return [...text.matchAll(SMALL)].flatMap(({ 0: said, 1: before = '', 2: word = '', index }) => {
    const end = index + said.length;
    const start = end - word.length;
    // A house may be called by joined words as well: `at upwork`.
    const isMany = /[^s]s$/u.test(word) && isJoinedOfWords(word.slice(0, -1));
    const isSaid = AT_SOMETHING.test(before) ? isKnownAlone(word) || isMany : isKnownSmall(word);
    if (isSaid || terms.some((term) => term.start <= start && end <= term.end)) return [];
    return [
      { start, end, reason: 'employer' as const, why: 'could be a name in small letters, as no list has it' },
    ];
  });
}
