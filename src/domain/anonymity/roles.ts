import { withArticle } from '#src/lib/article.ts';
import { placeNamed } from '../lexicon/places.ts';
import { designatedIn, designationOf } from './designations.ts';
import { isInDictionary } from './reading.ts';

/** How big an organisation is. */
export type Size = 'small' | 'mid-size' | 'large' | 'multinational';

/** What is known of an organisation beside its name. */
export interface Organisation {
  name: string;
  industry?: string | null | undefined;
  description?: string | null | undefined;
  /** Where it has offices, each as City, Country. */
  locations?: readonly string[] | undefined;
}

/** An organisation that a text must not give away. A client record is one. */
export interface KnownOrganisation extends Organisation {
  website?: string | null | undefined;
  domain?: string | null | undefined;
  /** Other hosts of its own, such as those of its people's addresses. */
  domains?: readonly string[] | undefined;
  phone?: string | null | undefined;
  address?: string | null | undefined;
}

// The first that fits says what an organisation is. The narrower a word, the earlier it stands.
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(aged care|retirement|nursing home)/, 'aged-care provider'],
  [/\b(disability|ndis)\b/, 'disability-services provider'],
  [/\b(recruit|staffing|talent|executive search|headhunt)/, 'recruitment firm'],
  [/\b(law|legal|lawyers?|solicitors?|barristers?|attorneys?|chambers)\b/, 'law firm'],
  [/\b(superannuation|super fund|pensions?)\b/, 'pension fund'],
  [/\b(insurance|insurers?|underwrit|reinsur|assurance (?:company|group))/, 'insurer'],
  [/\b(banks?|banking|credit union|building society)\b/, 'bank'],
  [/\b(accounting|accountants?|accountancy|auditors?|tax)\b/, 'accounting firm'],
  [/\b(biotech|pharma|life sciences?|therapeutics|genomics)/, 'life-sciences company'],
  [/\b(medical devices?|medtech)/, 'medical-device company'],
  [/\b(hospitals?|health|healthcare|medical|clinics?|dental|nursing)\b/, 'healthcare provider'],
  [
    /\b(universit|schools?|college|tafe|education|academy|learning|training|institute of technology)/,
    'education provider',
  ],
  [
    /\b(council|government|department of|ministry|public sector|public service|shire|commission|authority)\b/,
    'public-sector body',
  ],
  [
    /\b(charit(?:y|ies|able)\b|foundation|not.for.profit|non.profit|nonprofit|ngo)/,
    'not-for-profit organisation',
  ],
  [/\b(aerospace|defen[cs]e|shipbuild)/, 'defence company'],
  [/\b(mining|mines?|minerals?|resources|iron ore|coal|gold|metals?)\b/, 'mining company'],
  [/\b(engineering|engineers?)\b/, 'engineering firm'],
  [/\b(construct|builders?|building|civil|contractors?)/, 'construction company'],
  [/\b(architects?|architecture|interiors?)\b/, 'design practice'],
  [/\b(petroleum|oil and gas|oilfields?)\b/, 'energy company'],
  [/\b(property|properties|real estate|realty|developments?)\b/, 'property group'],
  [/\b(solar|wind|renewables?|energy|power|petroleum|oil|gas|electricity)\b/, 'energy company'],
  [/\b(water|utilit|sewer|waste|recycl)/, 'utility company'],
  [/\b(telecom|telco|broadband|mobile network|wireless)/, 'telecommunications company'],
  [/\b(logistics|freight|transport|shipping|haulage|courier|warehous|supply chain)/, 'logistics company'],
  [/\b(rail|railways?|metro|airlines?|airways|aviation|ports?|ferries)\b/, 'transport operator'],
  [/\b(automotive|motors?|vehicles?|cars)\b/, 'automotive company'],
  [/\b(food|foods|beverages?|brewer|wines?|dairy|bakery|confection|fmcg)/, 'food and beverage company'],
  [/\b(retail|stores?|supermarkets?|fashion|apparel|e-?commerce|grocer)/, 'retailer'],
  [/\b(hotels?|hospitality|restaurants?|resorts?|catering|pubs?|tourism|travel)\b/, 'hospitality group'],
  [/\b(agricultur|farm(?:s|ers?|ing)?\b|pastoral|grain|horticultur|agri)/, 'agricultural company'],
  [/\b(marketing|advertis|creative|branding|public relations)/, 'marketing agency'],
  [/\b(media|publish|news|broadcast|film|television|studios?|games?|gaming)\b/, 'media company'],
  [
    /\b(capital|invest|wealth|asset management|funds?|equity|ventures?|financ|fintech|payments?|lending)/,
    'financial-services firm',
  ],
  [
    /\b(software|saas|tech|technolog|digital|data|cloud|cyber|systems?|computing|labs?|internet|platform|it services|ai)\b|technolog/,
    'technology company',
  ],
  [/\b(consult|advisory|advisers|advisors|strategy)/, 'consultancy'],
  [
    /\b(manufactur|industries|industrial|steel|packaging|plastics|chemicals?|machinery|electronics|furniture|textiles?)/,
    'manufacturer',
  ],
  [/\b(security|guarding)\b/, 'security company'],
  [/\b(cleaning|facilities|facility)\b/, 'facilities-services company'],
  [/\b(sports?|fitness|gyms?|leisure)\b/, 'leisure company'],
];

const PEOPLE =
  /\b(\d{1,3}(?:[,. ]\d{3})+|\d{2,6})\s*\+?\s*(?:employees|staff|people|team members|professionals|engineers)\b/i;

/** How big an organisation is, by the people it says to have or the places it has offices in; null when nothing tells. */
function sizeOf({
  description,
  locations = [],
}: Pick<Organisation, 'description' | 'locations'>): Size | null {
  const countries = new Set(locations.map((place) => place.split(',').at(-1)?.trim().toLowerCase()));
  if (countries.size > 2) return 'multinational';
  const said = PEOPLE.exec(description ?? '')?.[1];
  if (said !== undefined) {
    const people = Number(said.replace(/\D/g, ''));
    if (people >= 1000) return 'large';
    return people >= 50 ? 'mid-size' : 'small';
  }
  if (locations.length > 5) return 'large';
  return locations.length > 1 ? 'mid-size' : null;
}

/** Whether nothing of a name is its own: words of the language before a place, `Sport England`, `Transport for London`. */
function isFieldOfPlace(name: string): boolean {
  const words = designatedIn(name);
  const isPlace = (word: string): boolean => placeNamed(word, 'AU') !== null;
  return (
    words.length > 1 &&
    isPlace(words.at(-1) ?? '') &&
    words.every((word) => isPlace(word) || isInDictionary(word))
  );
}

/**
 * What a name tells that its owner is: what it designates itself as, and nothing by any other word of it. Words of a field beside a place alone
 * are a body of that place as often as a house of that trade: `Natural Resources Wales`.
 */
const kindByName = (name: string): string =>
  designationOf(name) ??
  (KINDS.some(([pattern]) => pattern.test(name.toLowerCase())) && isFieldOfPlace(name)
    ? 'organisation'
    : 'company');

/** What an organisation is, by its industry where that is on record, else by what its name designates it as; `company` when neither tells. */
function kindOf({ name, industry }: Pick<Organisation, 'name' | 'industry'>): string {
  const told = (industry ?? '').toLowerCase();
  return KINDS.find(([pattern]) => pattern.test(told))?.[1] ?? kindByName(name);
}

/** The role that stands in an organisation's place: size and industry, no name (`a mid-size engineering firm`). */
export function roleOf(organisation: Organisation): string {
  const size = sizeOf(organisation);
  return withArticle(size === null ? kindOf(organisation) : `${size} ${kindOf(organisation)}`);
}

/** What examines or admits people to a trade, and is no school: `Law Society of Ireland`, `Industrie- und Handelskammer`. */
const BODY =
  /(?<!\p{L})(?:society|societies|association|federation|guild|inns? of court|chambers? of|board of|council of|(?:chartered|royal) institut\p{L}+ of|institut\p{L}+ of (?:chartered|certified|directors|actuaries|bankers)|\p{L}*kammer|\p{L}*verband|\p{L}*verein|innung|ordre (?:des|national)|chambre (?:de|des|nationale|régionale)|colegio (?:oficial )?de (?:abogados|médicos|ingenieros|arquitectos|enfermería|economistas)|ilustre colegio|cámara (?:de|oficial)|ordine (?:degli|dei|delle|nazionale)|camera di commercio|ordem dos|câmara (?:de|do)|orde van|kamer van|vereniging|samfund(?:et)?|förbund(?:et)?|forbund(?:et)?|förening(?:en)?|forening(?:en)?)(?!\p{L})/iu;
/** A university by its word in the languages that are read. */
const UNIVERSITY =
  /universit|univerz|uniwers|hochschul|hoge?school|högskol|høgskol|polit[eé]c|politech|polytech/iu;
/** A school by its word in them, of whatever kind. */
const SCHOOL =
  /(?<!\p{L})(?:\p{L}*schulen?|\p{L}*school|gymnasium|gimnasium|\p{L}+kolleg|lyc[eé]e|lyceum|coll[eè]ge|[eé]cole|cfa|escuela|instituto de (?:educación|enseñanza)|ies|colegio|scuola|liceo|istituto|escola|colégio|\p{L}*skolan?|\p{L}*skolen?|szkoła|liceum|technikum)(?!\p{L})/iu;

/** The role that stands in a school's place: what its name says that it is, as nobody studied at a university that is none. */
export function schoolRoleOf(name: string): string {
  if (!UNIVERSITY.test(name) && BODY.test(name)) return 'a professional body';
  if (/\b(college|institut|tafe|academy|polytechnic)/i.test(name)) return 'a college';
  if (/\bschool\b/i.test(name) && !/\b(business|law|medical|graduate) school|universit/i.test(name))
    return 'a school';
  return !UNIVERSITY.test(name) && !/\bschool\b/i.test(name) && SCHOOL.test(name)
    ? 'a school'
    : 'a university';
}
