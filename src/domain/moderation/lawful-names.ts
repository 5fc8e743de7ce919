import { isGiven } from '../names/index.ts';

// What stands last in the name of a house, a prize, a programme, an event or a place.
const LAST =
  '(?:Schools?|Colleges?|Academy|Academies|Grammar|Primary|Secondary|Prep|High|Kindergarten|University|Institute|Hospitals?|Hospice|Clinic|Infirmary|Church|Chapel|Cathedral|Parish|Diocese|Abbey|Convent|Mission|Synagogue|Mosque|Temple|Trust|Foundation|Charity|Relief|Aid|Care|Homes?|House|Lodge|Hall|Cottages?|Village|Manor|Court|Centre|Center|Refuge|Shelter|Society|Association|Alliance|Federation|Council|Museum|Gallery|Theatre|Library|Festival|Programs?|Programmes?|Awards?|Prize|Scholarships?|Fund|Club|Network|Hotel|Inn|Arms|Tavern|Brewery|Bakery|Casino|Magazine|Press|Times|Post|News|Radio|Productions|Studios?|League|Cup|Conference|Championships?|Games|Series|Show|Street|Road|Lane|Avenue|Square|Park|Islands?|Ocean|Creek|Bay|Bridge|Markets?|Week|Day)';
// What says in capitals too who is wanted: a heading is no name.
const WANTED =
  '(?:Young|Male|Female|Mature|Single|Married|Energetic|Attractive|Pretty|Fit|Healthy|Only|Preferred|Wanted|Required|Needed|Must|No|Not|Native|Devout|Practi[sc]ing|Committed|Born|Strong|Ideal|Ideally|Childless|Retired|Need|Needs|Seeking|Looking|Hiring|M[ae]n|Wom[ae]n|Boys?|Girls?|Guys?|Lads?|Lad(?:y|ies)|Mums?|Dads?|Mothers?|Fathers?|For|To|With|Who|Is|Are|We|You|Please|Speakers?|Applicants?|Candidates?)';
const PART = `(?!${WANTED}(?![\\p{L}'’]))\\p{Lu}[\\p{L}.]+(?:['’]s?(?!\\p{L}))?`;
const OF_SEX = "(?:Girls|Boys|Women|Men|Ladies)(?:['’]s?)?";
const FAITH =
  '(?:Catholic|Christian|Anglican|Lutheran|Baptist|Methodist|Presbyterian|Adventist|Islamic|Muslim|Jewish|Hindu|Sikh)';

/** Names of houses, events and places that hold a word by which people may be picked: "Kildare Catholic", "Our Lady of the Way". */
export const HOUSE_NAMES: readonly RegExp[] = [
  // Within a sentence: behind a small word, or before one.
  new RegExp(
    `(?<=(?<!\\p{L})\\p{Ll}[\\p{L}’']* (?:the )?)${PART}(?: (?:of|and|the|&|for|de|du|${PART})){0,4}(?: ${OF_SEX}(?= ${LAST}))? ${LAST}(?!\\p{L})(?! (?:only|preferred|background|values|speakers?)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:at|of|from|for|near|with|and|the|to|in|like) (?:the )?)(?:${PART} )?${OF_SEX} (?:${PART} )?${LAST}(?!\\p{L})(?! (?:only|preferred)(?!\\p{L}))`,
    'gu',
  ),
  // "At Kildare Catholic": the name of a school without the word.
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Aa]t|from|of|near|with|and|to|for) )(?!${FAITH})${PART} ${FAITH}(?=[.,;:)]|$| (?:is|has|are|and|in|on|for|where|serves?|teaches)(?!\\p{L}))`,
    'gu',
  ),
  /(?<!\p{L})(?:Our Lady|Sacred Heart|Holy (?:Cross|Family|Trinity|Spirit|Name|Rosary)|Star of the Sea)(?:(?: (?:of|and|the))* \p{Lu}[\p{L}]+){0,3}/gu,
  /(?<!\p{L})(?:St\.?|Saints?|Ss|Sankt|Sainte?) \p{Lu}[\p{L}]+(?:['’]s?)?(?: \p{Lu}[\p{L}]+){0,3}/gu,
  // "Widow's Hill": a place. "A pale ale called Old Boy": a thing.
  /(?<!\p{L})\p{Lu}\p{L}+['’]s? (?:Hill|Road|Street|Lane|Cove|Bay|Creek|Point|Bridge|Green|Cross|Close|Avenue|Park|Wood|Field|Landing|Island|Beach|Falls|Gate|Wharf|Quay|Row)(?!\p{L})/gu,
  /(?=\p{Lu})(?<=(?<!\p{L})(?:product|brand|app|pub|bar|caf[eé]|game|beer|ale|wine|book|show|series|range|label|band|boat|ship|cat|dog|horse|magazine|podcast|shop|store)s? (?:that is |which is |is |are |was )?(?:called|named) )\p{Lu}[\p{L}'’-]*(?: (?:(?:of|the|and|&) )?\p{Lu}[\p{L}'’-]*)*/gu,
  // "Young & Christian": the name of a firm.
  /(?<=(?<!\p{L})(?:firm of|partners? at|practice of|solicitors|with|at|by|for) )\p{Lu}[\p{L}'’]+(?:, \p{Lu}[\p{L}'’]+)*,? (?:&|and) \p{Lu}[\p{L}'’]+(?! (?:only|values|background|applicants?|candidates?|people|men|women|staff)(?!\p{L}))/gu,
  // A state beside another.
  /(?<=(?<!\p{L})(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOT]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?:,| and| or|, and|, or) )MS(?!\p{L})|(?<!\p{L})MS(?=(?:,| and| or|, and|, or) (?:A[KLRZ]|C[AOT]|FL|GA|LA|T[NX]|N[CDEHJMVY]|KY|west TN)(?!\p{L}))/gu,
  // "Christian's the hiring manager and Faith runs finance": who does what in a house.
  /(?<=^\W*|[,;:–] |(?<!\p{L})(?:and|that|as|but|while) )(?:Christian|Faith|Grace|Hope|Joy|Guy|Gay)(?:['’]s| is) (?:the|our|your|their) (?!(?:ideal|preferred|kind|sort|only)(?!\p{L}))(?:\p{Ll}+ ){0,3}?(?:manager|lead|director|head|partner|buyer|chair|owner|consultant|contact|boss|recruiter|chef|surveyor|engineer|accountant|foreman|principal)(?!\p{L})|(?<=^\W*|[,;:–] |(?<!\p{L})(?:and|that|as|but|while) )(?:Christian|Faith|Grace|Hope|Joy|Guy|Gay) (?:runs|leads|heads|chairs|manages|signs off|looks after) (?!(?:her|his|their|a) )\p{Ll}+/gu,
  // "Christian's reference landed overnight": what somebody of that name sent or has to sign.
  /(?<=^\W*|[,;:–] |(?<!\p{L})(?:and|that|as|but|while|is|with|for|from|in|on|of) )(?:Christian|Faith|Grace|Hope|Joy|Guy|Gay|Dane|Pope|Bishop)['’]s (?:(?:last|first|second|new|signed|updated|two|other) )*(?:references?|referees?|cv|résumé|resume|contract|offer|timesheets?|interview|test|notes?|e-?mail|call|phone|number|certificates?|card|ticket|start date|slot|visa|invoice|payslip|feedback|trial)(?!\p{L})/gu,
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+/gu,
];

// A surname that is a word behind a given name: "Orla Gay".
const NAMED =
  /(?<!\p{L})(\p{Lu}\p{Ll}+) (?:Gay|Black|White|Brown|Young|Christian|Old|Guy|English|French|German|Welsh|Irish|Dane|Pope|Bishop|Priest|Church|Baptist|Single|Male|Lady|Bachelor|Grey|Gray)(?=$|[.,;:!?)]| (?:\p{Ll}|&))/gu;

/** Where somebody is named whose surname is a word that people are picked by. */
export const surnamesIn = (clause: string): [start: number, end: number][] =>
  [...clause.matchAll(NAMED)].flatMap(({ 0: said, 1: given = '', index }) =>
    isGiven(given.toLowerCase()) ? [[index, index + said.length] as [number, number]] : [],
  );

// Somebody who is there, by name, and that they go, are away or have not been told.
const GOES =
  /(?<!\p{L})(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?:['’]s|,? (?:is|was|has|have|had|will|who|goes|went|hasn['’]?t|handed|doesn['’]?t|left|leaves))(?!\p{L})[^.;]*?(?<!\p{L})(?:retir\p{L}+|leaving|leaves|left|moving on|moved on|FMLA|off sick|health scare|unwell|in hospital|notice|told|resign\p{L}*|promoted|stepping down|seconded)(?!\p{L})[^.;]*/gu;
// What is more than news of one person: who is wanted after them.
const WANTS =
  /(?<!\p{L})(?:so (?!please)|rather|sooner|prefer\p{L}*|someone|somebody|anyone(?!\W*$)|whoever|another|instead|due|expecting|start|this time|again|want|wants|need|needs|must|looking|avoid|no more|wom[ae]n|m[ae]n|girls?|lads?|boys?|guys?|ladies|mums?|young\p{L}*|old\p{L}*|kids|fit|healthy)(?!\p{L})/iu;

/** Where a sentence tells the recruiter of somebody who is there and goes ("Helen has not told them she's retiring"), and nothing of who is wanted. */
export function newsOfSomebody(clause: string): [start: number, end: number][] {
  if (WANTS.test(clause)) return [];
  return [...clause.matchAll(GOES)].flatMap(({ 0: said, 1: name = '', index }) =>
    isGiven(name.toLowerCase()) ? [[index, index + said.length] as [number, number]] : [],
  );
}
