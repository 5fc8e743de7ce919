import type { Attribute } from './types.ts';

// Of sentences as they are read: straight quotes, plain dashes.
const rx = (patterns: readonly string[], flags = 'giu'): RegExp =>
  new RegExp(
    patterns
      .join('|')
      .replaceAll(
        String.raw`\b`,
        String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`,
      ),
    flags,
  );

/** A way in which somebody's own state is told. */
export interface OwnState {
  about: Attribute;
  /** A group `name` is a word that must not be one of the language. */
  pattern: RegExp;
  /** What in its part of the sentence makes it the time or state of others, or work. */
  others?: RegExp;
}

/** Whom a sentence is about. Letters that mean nothing stand where a name was. */
const PERSON = String.raw`(?:(?<![\p{L}])(?:[Ss]?[Hh]e|[Tt]hey|(?:[Oo]ur|[Tt]he|[Tt]his) (?:candidate|applicant))|(?<![\p{L}])(?<name>(?:\p{Lu}|x)[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?))`;
const IS = String.raw`(?: (?:is|are|was|were|has been|have been)|'s|'re)`;

/** What is done for others, or what a house has, goes by the same words. */
const HELPS = String.raw`cover(?:ed|ing|s|age)?|stood in|standing in|stepp?(?:ed|ing|s) (?:in|up)|acting|backfill\p{L}*|replac\p{L}*|in place of|instead of|interim|support\p{L}*|help\p{L}*|advis\p{L}*|guid\p{L}*|brought|manag(?:ed|es|ing)|process\p{L}*|handl\p{L}*|administ\p{L}*|calculat\p{L}*|wrote|draft\p{L}*|design\p{L}*|reduc\p{L}*|cut|lower\p{L}*`;
const PEOPLE = String.raw`staff|employees?|workers?(?!'? comp)|people|colleagues?|teams?|members?|clients?|customers?|patients?|residents?|tenants?|families|parents|mothers|fathers|women|men|returners|claimants?|participants?|passengers?|managers|leads|(?:a|an|the|one|two|three|four|their) (?:\p{L}+ ){0,2}(?:manager|head|lead|director|leader|officer|accountant|supervisor|nurse|teacher|partner|clerk|boss|owner|chief|controller|engineer|assistant|coordinator)`;
const OTHERS = rx(
  [
    String.raw`\b(?:${HELPS}|${PEOPLE}|vertret\p{L}*|vertrat|remplac\p{L}*|sustitu\p{L}*|sostitu\p{L}*|substitu\p{L}*|vervang\p{L}*|vikari\p{L}*)\b`,
  ],
  'iu',
);

const OF_WORK = String.raw`(?! ?(?:-|'s\b)| (?:cover\p{L}*|contract\p{L}*|vacanc\p{L}*|replacement|backfill|secondment|roles?|positions?|polic\p{L}*|process\p{L}*|procedures?|claims\b|claim (?:\p{L}+)|cases?|matters?|requests?|applications?|entitlements?|accruals?|balances?|payments?|pay\b|records?|data|reports?|reporting|schemes?|program\p{L}*|legislation|laws?|rules?|calculat\p{L}*|admin\p{L}*|manage\p{L}*|provisions?|liabilit\p{L}*|premiums?|audits?|systems?|compliance|forms?|insur\p{L}*|portfolios?|teams?|desks?|panels?|disputes?|hearings?|lawyers?|agents?|guid\p{L}*|advi[cs]\p{L}*|coordinat\p{L}*|officers?|reforms?|costs?|rates?|absences?|queensland|nsw|victoria|wa|sa|tasmania|down\b|below\b|under\b|by (?:an?|half|\d+)\b|from \d+ (?:%|to)))`;
const LEAVES = {
  pregnancy: String.raw`(?:(?:maternity|paternity|parental|adoption|mat|pat) leave|elternzeit|mutterschutz|congé (?:de )?(?:maternité|paternité|parental)|(?:baja|permiso) (?:maternal|paternal|(?:por|de) (?:maternidad|paternidad))|(?:congedo (?:di )?)?(?:maternità|paternità)|congedo parentale|licença[ -](?:de )?(?:maternidade|paternidade|parental)|(?:zwangerschaps|ouderschaps)verlof|föräldraledighet|barselsorlov|barsel|foreldrepermisjon)`,
  disability_or_health: String.raw`(?:(?:sick|sickness|medical|stress) leave|workers?'? comp(?:ensation)?|work ?cover|compo|sick pay|krankenstand|congé (?:de )?maladie|baja (?:médica|por enfermedad)|licença médica|ziekteverlof)`,
  family: String.raw`(?:(?:family|carer'?s'?|compassionate|bereavement) leave|pflegezeit)`,
} as const;
const LONG = String.raw`(?:(?:an?|the|her|his|their|my|some|long|longer|long-term|short|extended|paid|unpaid|full|half|\p{L}+ (?:weeks?|months?|years?)'?(?: of)?|\d+ (?:weeks?|months?|years?)'?(?: of)?) ){0,4}`;
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
// Behind these "on leave" is where somebody is; an adviser advises on it.
const WHERE = String.raw`(?:^\W*|[,;:(]\s*|- |\b(?:is|was|be|been|being|are|were|'s|now|then|still|currently|presently|already|away|off|out|go|goes|going|went|gone|and|but|years?|months?|weeks?|while|due|soon|time|home|straight|back|year|winter|summer|\d{4}|${MONTH}|who|geht|ist|war|ab|in|est|part|partie?|está|è|va|está|em|met|på|i) )`;

const FEAST =
  '(?:ramadan|ramazan|eid(?: al-?\\p{L}+| ul-?\\p{L}+)?|lent|passover|pesach|yom kippur|rosh hashanah|sukkot|shavuot|diwali|deepavali|navratri|holi|vaisakhi|the sabbath|sabbath|shabbat|shabbos|hajj|umrah|ashura|muharram|vesak|orthodox (?:easter|christmas))';
const FEAST_AT_WORK = rx(
  [
    String.raw`\b(?:ran|run|runs|led|leads|plann?\p{L}*|wrote|built|launch\p{L}*|open(?:ed|s)|cater\p{L}*|campaign\p{L}*|rang\p{L}*|sales?|sold|trad\p{L}*|peak|rush|season|promotions?|menus?|markets?|orders?|stock\p{L}*|collections?|events?|festivals?|program\p{L}*|appeals?|doubled|grew|revenue|stores?|shops?|(?!(?:need|fast|observ|requir|finish|celebrat|clos|limit)ed\b)\p{L}{2,}ed|${PEOPLE})\b`,
  ],
  'iu',
);

const UNIONS = String.raw`(?<!\b(?:credit|rugby|european|western|soviet|customs|savings|postal|monetary|student|students'|african) )union`;
const NO_UNION_WORK = String.raw`(?!-| (?:negotiat\p{L}*|relations|talks|matters|agreements?|deals?|contracts?|liaison|consult\p{L}*|affairs|movement|office|halls?|committee|board|square|street|jack|rates?|sites?|campaigns?|partnerships?|officials|leaders|reps|delegates|engagement|busting|avoidance|awards?|projects?|side|issues|law|station|house|bank|pacific|team|desk|'s))`;

const TIE = String.raw`(?:strings|ties|attachments|commitments|responsibilities|obligations|distractions|encumbrances|dependants|dependents|family|kids|children|little ones|young ones|mouths to feed|partner|one|nobody|no-one|no one|someone|somebody|nothing|anyone|anybody|much)`;
const AT_HOME = String.raw`(?: (?:\p{L}+ )?(?:at home|back home|waiting at home)| to (?:\p{L}+ )?(?:rush|hurry|get|go|run|come) (?:back|home)(?: home)?(?: to| for)?)`;

const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy)';
const YEARS = `(?:1[6-9]|[2-7]\\d|${TENS}(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)`;
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|\\d)';
const ENDS = String.raw`(?=\W*$|[.,;:)!]|'| (?:and|but|so|now|or|next|this|soon|again|though)\b)`;

/** Leave that has a reason, as somebody's own time: where they are, what they come back from, what they take. */
function leaveOf(about: keyof typeof LEAVES): OwnState {
  const leave = LEAVES[about];
  const pattern = rx([
    String.raw`${WHERE}(?:on|onto|off on|in|en|de|em|met|på|i) ${LONG}${leave}${OF_WORK}`,
    String.raw`\b(?:in|en|em|met|på|i|de) (?!(?:\p{L}+'?s?'? leave|workers|work|compo|sick)\b)${leave}${OF_WORK}`,
    String.raw`\b(?:back|returns?|returned|returning|comes? back|came back|resum\p{L}+|available|free|starts?|can start|ready|fresh|immediate\p{L}*|notice) (?:\p{L}+ ){0,3}?(?:from|after|following|before|until|till|during|once|when|since) ${LONG}${leave}${OF_WORK}`,
    String.raw`^\W*(?:after|before|until|following|once|since|from the end of) ${LONG}${leave}${OF_WORK}`,
    String.raw`\b(?:takes?|taking|took|taken|has|have|had|begins?|began|plans?|needs?|wants?|due|booked|finishes|finished|expects?|requested) (?:for |to (?:take|begin|go on|start) |up to )?${LONG}${leave}(?: (?:booked|coming|planned|due|left|ahead))?${OF_WORK}`,
    String.raw`^\W*${LONG}${leave}(?= (?:from|until|till|to|in|starting|starts|ends|for|since|next|this)\b|\W*$)${OF_WORK}`,
  ]);
  return { about, others: OTHERS, pattern };
}
const OWN_CLAIM = rx([
  String.raw`\b(?:has|had|have|an?|her|his|their|open|past|current) (?:\p{L}+ )?(?:work ?cover|workers?'? comp(?:ensation)?|compo) claim(?= (?:for|from|in|since|open|after|over|with|last|that|running|pending)\b|\W*$|[.,;:)])`,
]);

/** What somebody's own time, home and person are told by, each kind by how such sentences are built. */
export const OWN_STATE: readonly OwnState[] = [
  leaveOf('pregnancy'),
  leaveOf('disability_or_health'),
  leaveOf('family'),
  { about: 'disability_or_health', others: OTHERS, pattern: OWN_CLAIM },
  {
    about: 'religion',
    others: FEAST_AT_WORK,
    pattern: rx([
      String.raw`\b(?:after|before|until|till|during|except|outside|once|from|over|for|on|the end of|not in) (?:the end of )?(?:the )?${FEAST}\b(?! (?:campaign|rang|sale|trad|peak|rush|season|promotion|menu|market|launch|order|cater|stock|collection|event|festival|program|appeal)\p{L}*)`,
      String.raw`\b(?:observes?|observing|keeps|keeping|celebrates|fasts|fasting|prays)(?: (?:for|during|on|in|all|every|through))? (?:the )?${FEAST}\b`,
    ]),
  },
  {
    about: 'family',
    others: rx(
      [
        String.raw`\b(?:ran|run|runs|led|leads|taught|teach\p{L}*|program\p{L}*|camps?|club|educator|centre|center|students?|pupils?|${HELPS}|${PEOPLE})\b`,
      ],
      'iu',
    ),
    pattern: rx([
      String.raw`(?:^\W*|[,;:(]\s*|\b(?:available|free|starts?|notice|only|off|away|back|not|immediate\p{L}*) )(?:only )?(?:after|before|until|during|outside|within|around|in|once|except|over) (?:the )?(?:\p{L}+ )?(?:school (?:holidays?|hours|runs?|terms?|breaks?|drop-?offs?|pick-?ups?)|half-?term)`,
      String.raw`\((?:the |her |his |their |because of (?:the )?)?(?:kids|children|family|child-?care|little ones?|baby)\)`,
      String.raw`\b(?:kids|children|little ones|twins|daughters?|sons?) to (?:get|take|pick|drop|bring|collect|feed|look after|mind)\b`,
    ]),
  },
  {
    about: 'union_or_politics',
    others: rx(
      [
        String.raw`\b(?:represented|negotiat\p{L}*|talks|consult\p{L}*|in charge of|led|worked with|deals? with)\b`,
      ],
      'iu',
    ),
    pattern: rx([
      String.raw`\b(?:is|was|are|'s|been|still|being|stays|remains|active|involved|prominent|big) (?:not |always |still |never |no longer |also |long |\p{L}+ly )?(?:in|with) (?:the|an?|her|his|their) (?:[\p{L}']+ ){0,3}?${UNIONS}\b${NO_UNION_WORK}`,
      String.raw`(?:\b(?:is|was|'s|been|as|also|became|are) |^\W*)(?:not |still |\p{L}+ly )?(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:${UNIONS} (?:member|man|woman|guy|delegate|rep|representative|steward|organi[sz]er|activist)|shop steward)\b(?!s)`,
      String.raw`\b(?:joins?|joined|left|quit|belongs to|belonged to|member of|membership of|signed up (?:to|with)) (?:the|an?|her|his|their) (?:[\p{L}']+ ){0,3}?${UNIONS}\b${NO_UNION_WORK}`,
      String.raw`\b(?:pays?|paying|paid|her|his|their|up with) (?:\p{L}+ )?${UNIONS} (?:dues|fees|subs|card)\b`,
    ]),
  },
  {
    about: 'family',
    others: rx(
      [
        String.raw`\b(?:airports?|airlines?|flights?|carousels?|terminals?|luggage|vendors?|suppliers?|technical|legacy|office|printers?|visit(?:ed|s|ing)?|deliver\p{L}*|treat\p{L}*|nurs\p{L}*|car(?:ed|es|ing) for|${PEOPLE})\b`,
      ],
      'iu',
    ),
    pattern: rx([
      String.raw`\b(?:no|zero|without|any|little|plenty of|carries|comes with) (?:\p{L}+ )?baggage\b(?! (?:hand|hall|claim|reclaim|system|allow|was|were|went|delay|miss|lost|left|belt|screen|error)\p{L}*)`,
      String.raw`\b${TIE}${AT_HOME}(?!\p{L}| (?:base|team|office|depot|ground|games?|care)\b)`,
      String.raw`\b(?:no|without|few|free (?:of|from)|any|many|has|have|with|zero) (?:\p{L}+ )?(?:family|domestic|home) (?:ties|commitments|obligations|responsibilities|duties|distractions)\b`,
      String.raw`\bnot tied down\b|\bnothing (?:that )?(?:ties|tying|to tie) (?:him |her |them )?down\b|\bfootloose(?=\W*$|[.,;)]| and fancy)|\bfancy-free\b`,
    ]),
  },
  {
    about: 'pregnancy',
    pattern: rx(
      [
        String.raw`(?:${PERSON}${IS}|^\W*|, )(?: ?(?:about|now|already|nearly|almost|some|only))? ?${COUNT} (?:months|weeks) (?:along|gone)${ENDS}`,
        String.raw`\b(?:in the family way|bun in the oven|eating for two)\b`,
      ],
      'gu',
    ),
  },
  {
    about: 'pregnancy',
    pattern: rx(
      [
        String.raw`${PERSON}${IS} (?:now |also |currently )?expecting(?=\W*$|[.,;)]| (?:in|this|next|again|soon|around|early|late|but|and (?:will|plans|hopes))(?! (?:a|an|the)\b))`,
      ],
      'gu',
    ),
  },
  {
    about: 'sexual_orientation',
    pattern: rx(
      [
        String.raw`${PERSON}(?:${IS}| came out as| identifies as| lives as)(?: (?:an?|openly|proudly|also))* (?:gay|lesbian|bisexual|bi|queer|trans(?:gender|sexual)?|pansexual|asexual|non-?binary|intersex|homosexual)${ENDS}`,
      ],
      'gu',
    ),
  },
  {
    about: 'age',
    pattern: rx(
      [
        String.raw`${PERSON}(?:${IS}| turns| turned| will be| is turning)(?: (?:just|only|now|already|about|nearly|almost|over|under))? ${YEARS}(?: years old|(?= in (?:\p{Lu}|spring|summer|autumn|winter))|${ENDS})`,
      ],
      'gu',
    ),
  },
];
