import { PHRASES } from './phrases.ts';

/** Words that mean one thing, by what they are taken for. */
const WORDS: Readonly<Record<string, string>> = {
  place: 'place placed placing placement deal',
  hire: 'hire hired hiring',
  bill: 'bill billed billing revenue turnover income biller sales',
  earn: 'earn earned earning',
  fee: 'fee',
  salary: 'salary salarie remuneration',
  money: 'money',
  gp: 'gp margin',
  forecast: 'forecast forecasted projected expected expect',
  apply: 'application applicant apply applied',
  submit: 'submission submittal submitted submit cv resume',
  interview: 'interview interviewed interviewing',
  offer: 'offer offered',
  accept: 'acceptance accepted accept',
  reject: 'rejection rejected reject declined',
  withdraw: 'withdrawal withdrew withdrawn withdraw dropout',
  falloff: 'falloff',
  noshow: 'noshow',
  start: 'start started starter starting begin began begun',
  agree: 'agree agreed',
  running: 'running',
  cumulate: 'cumulative cumulatively',
  pending: 'pending',
  job: 'job role vacancy position requisition brief',
  open: 'open live active current',
  opened: 'opened new',
  add: 'added add create created registered register registration joined logged log',
  fill: 'fill filled filling',
  candidate: 'candidate talent',
  people: 'people person',
  client: 'client customer company',
  guarantee: 'guarantee',
  end: 'end ending ended finish finishing finished expire expiring expired lapse lapsing',
  time: 'time day',
  long: 'long longest lengthy longer',
  fast: 'fast fastest quick quickest quickly speediest faster quicker',
  slow: 'slow slowest slower slowly',
  short: 'shortest',
  old: 'old oldest older age ageing',
  share: 'percentage percent share proportion portion fraction',
  rate: 'rate ratio conversion',
  turn: 'convert converted converting turn turned turning become became lead led result resulted resulting',
  mean: 'average mean avg averaged typical typically usual usually normally',
  median: 'median',
  pipeline: 'pipeline',
  worth: 'worth value',
  weighted: 'weighted',
  stage: 'stage',
  stay: 'spend spent stay stayed stuck sit sitting sat',
  reach: 'reach reached moved move entered',
  target: 'target quota goal',
  attain: 'attainment attained',
  hit: 'hit met meet exceeded beat beaten achieved achieve hitting',
  miss: 'missed miss behind below short',
  left: 'left remaining remain gap',
  far: 'far',
  track: 'track tracking',
  take: 'take took taken taking',
  make: 'make made making',
  get: 'get got gotten getting receive received',
  close: 'close closed closing',
  win: 'win won winning',
  sign: 'sign signed booked book',
  do: 'do did does done doing',
  come: 'come came',
  send: 'send sent sending',
  bring: 'bring brought bringing',
  generate: 'generate generated generating gave given',
  charge: 'charge charged',
  hold: 'hold held',
  respond: 'respond response reply replied answer answered feedback',
  silent: 'silent silence quiet unanswered awaiting',
  client_first: 'first',
  email: 'email mail emailed',
  bounce: 'bounce bounced',
  fail: 'fail failed',
  call: 'call called',
  contact: 'contact contacted contacting spoke spoken speak talk talked',
  pay: 'pay pays',
  go: 'go goes went',
  note: 'note',
  cancel: 'cancelled canceled cancel cancellation',
  leave: 'except exclude excluding excl ex bar minus ignoring omitting',
  not: 'not no never none nobody without non nothing zero 0 neither',
  only: 'only just solely exclusively purely',
  versus: 'versus vs v against compare compared comparing comparison',
  than: 'than',
  more: 'more',
  less: 'less fewer',
  differ: 'difference change growth increase decrease grow grown',
  every: 'each every across per by',
  together: 'share shared jointly together both split',
  will: 'will shall',
  due: 'due upcoming coming future expected',
  under: 'under',
  inside: 'inside within still covered cover',
  now: 'now currently presently',
  perform: 'perform performing performed',
};

/** What each word is taken for. */
const LEMMAS = new Map<string, string>();
for (const [lemma, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) if (!LEMMAS.has(word)) LEMMAS.set(word, lemma);

/** All words of questions that mean something. */
export const VOCABULARY: readonly string[] = [...LEMMAS.keys()];

/** Whether a word means something to questions whatever an agency's records are called. */
export const isWord = (word: string): boolean => WORDS_KNOWN.has(word);

export const lemmaOf = (word: string): string => LEMMAS.get(word) ?? word;

/** Phrases by their words, the longest first. */
export const JOINED: readonly { lemma: string; phrase: string }[] = Object.entries(PHRASES)
  .flatMap(([lemma, phrases]) =>
    phrases.filter((one) => one.includes(' ')).map((phrase) => ({ lemma, phrase })),
  )
  .sort((a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length);

/** Words that mean nothing by themselves: articles, pronouns of the agency, auxiliaries, prepositions, politeness. */
export const FILLER: ReadonlySet<string> = new Set(
  (
    'a an the of in on at for to from with as and or is are was were be been being am do did does has ' +
    'have had having we us our ours he she his her him you your it its they them their those these this ' +
    'that which who whom whose there i me my how many much what show give tell list let know please ' +
    'breakdown about can could would number count total sum overall altogether all any anyone anybody anything someone somebody so ' +
    'yet already also hi hello hey thank thanks ok okay during into within whole entire get see find actually happened happen occurred'
  ).split(' '),
);

const WORDS_KNOWN: ReadonlySet<string> = new Set([
  ...LEMMAS.keys(),
  ...FILLER,
  ...Object.values(PHRASES).flatMap((phrases) => phrases.flatMap((one) => one.split(' '))),
]);
