import { placeNamed } from '../lexicon/places.ts';
import { wordsOf } from './fold.ts';

const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:pty|ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|aps|oy|oyj|group|holdings?|co|ev|eg)(?![\p{L}\p{N}])\.?/giu;

/** The words of a house's name without its legal form, folded. */
export const designatedIn = (name: string): string[] => wordsOf(name.replace(LEGAL_FORM, ' '));

// What a house calls itself by: nouns that nothing but a house of that kind has at the end of its name. A word of a trade or of a thing that
// others are called by as well (Media, Studio, Grain, Energy, Healthcare, Transport) is none.
const AT_END: readonly (readonly [RegExp, string])[] = [
  [/(?:aged care|nursing homes?|retirement villages?)$/, 'aged-care provider'],
  [/(?:recruit(?:ment|ing|ers)|staffing|executive search|headhunters?)$/, 'recruitment firm'],
  [
    /(?:law(?: firm)?|lawyers|solicitors|barristers|attorneys|(?:rechts)?anwalte|avocats|abogados|advogados|avvocati|advocaten)$/,
    'law firm',
  ],
  [/(?:superannuation|super fund|pension funds?|pensions)$/, 'pension fund'],
  [/(?:(?:re)?insurance|(?:re)?insurers?|versicherung(?:en)?|assurances?|seguros|assicurazioni)$/, 'insurer'],
  [
    /(?<!(?:food|blood|left|right|south|north|west|east|memory|power|data|river|milk|cloth|toy|book) )(?:bank|banking group|credit union|building society|banken|sparkasse|volksbank|raiffeisenbank)$/,
    'bank',
  ],
  [/(?:accountants|accountancy|auditors|steuerberater|accountants en adviseurs)$/, 'accounting firm'],
  [/(?:pharma(?:ceuticals?)?|biotech|therapeutics|biosciences)$/, 'life-sciences company'],
  [
    /(?:hospitals?|clinics?|krankenhaus|klinik(?:en|um)?|spital|ziekenhuis|nhs(?: foundation)? trust)$/,
    'healthcare provider',
  ],
  [
    /(?:university|college|(?<!(?:art|film|music) )schools?|academy|tafe|polytechnic|kindergarten)$/,
    'education provider',
  ],
  [
    /(?:(?:city|county|borough|district|town|parish|shire|regional|municipal) council|ministry|police|fire (?:and rescue )?service)$/,
    'public-sector body',
  ],
  [/(?:charity|charitable trust)$/, 'not-for-profit organisation'],
  [/(?:aerospace|shipbuilders|shipbuilding|shipyards?)$/, 'defence company'],
  [/(?<!(?:data|text|process|bitcoin|crypto) )(?:mining|mines)$/, 'mining company'],
  [
    /(?<!(?:software|data|audio|sound|genetic) )(?:engineering|engineers|ingenieure|ingenierie)$/,
    'engineering firm',
  ],
  [/(?:construction|builders|bauunternehmung)$/, 'construction company'],
  [
    /(?:architects|architecture|architekten|architectes|arquitectos|arquitetos|architetti|architecten)$/,
    'design practice',
  ],
  [/(?:real estate|realty|immobilien)$/, 'property group'],
  [/(?:petroleum|oil and gas)$/, 'energy company'],
  [/(?:stadtwerke)$/, 'utility company'],
  [/(?:telecom(?:munications)?|telekom)$/, 'telecommunications company'],
  [/(?:logistics|freight|haulage|couriers|spedition|logistik|logistique|logistica)$/, 'logistics company'],
  [/(?:railways?|airlines?|airways|ferries)$/, 'transport operator'],
  [/(?:automotive)$/, 'automotive company'],
  [
    /(?:foods|beverages|brewery|breweries|brewing|winery|bakery|bakeries|creamery|distillery|brauerei|backerei)$/,
    'food and beverage company',
  ],
  [/(?:supermarkets?|department stores?|grocers)$/, 'retailer'],
  [/(?:hotels?|resorts?|restaurants?|catering|gasthof)$/, 'hospitality group'],
  [/(?:pastoral|horticulture|farming)$/, 'agricultural company'],
  [/(?:advertising|public relations)$/, 'marketing agency'],
  [/(?:publishing|publishers|broadcasting|newspapers?|verlag)$/, 'media company'],
  [
    /(?:asset management|wealth management|investment management|private equity|venture capital)$/,
    'financial-services firm',
  ],
  [/(?:software)$/, 'technology company'],
  [/(?:consultancy|consulting|consultants)$/, 'consultancy'],
  [/(?:manufacturing|manufacturers)$/, 'manufacturer'],
  [
    /(?:facilities services|facilities management|cleaning services|cleaners)$/,
    'facilities-services company',
  ],
];

// The same at the beginning, where a name of its own follows.
const AT_BEGINNING: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:bank of|banco|banca|banque|volksbank|sparkasse|raiffeisenbank|kreissparkasse|stadtsparkasse) ./,
    'bank',
  ],
  [
    /^(?:university|college|school|universita[td]?|universite|universidade?|universiteit|hochschule|gymnasium|lycee|escola|escuela) ./,
    'education provider',
  ],
  [
    /^(?:hospital|klinik|klinikum|krankenhaus|spital|clinique|clinica|ospedale|ziekenhuis|uniklinik|universitatsklinikum|universitatsspital) ./,
    'healthcare provider',
  ],
  [
    /^(?:department of|ministry of|government of|city of|shire of|town of|ministere|ministerio|ministero|stadt|gemeinde|ayuntamiento|comune di|camara municipal) ./,
    'public-sector body',
  ],
  [/^(?:hotel|restaurant|gasthof|gasthaus|auberge|ristorante|restaurante|trattoria) ./, 'hospitality group'],
  [
    /^(?:brauerei|brasserie|cerveceria|cervejaria|birrificio|brouwerij|bryggeri|backerei|boulangerie|panaderia) ./,
    'food and beverage company',
  ],
  [/^(?:law offices? of|cabinet d ?avocats|rechtsanwalte|studio legale) ./, 'law firm'],
  [/^(?:stadtwerke) ./, 'utility company'],
];

/**
 * What the name of a house designates it as, by the noun that it ends in (also before a place: `Hilton Hotel Vienna`) or begins with; null where none
 * does, or two tell of different kinds.
 */
export function designationOf(name: string): string | null {
  const words = designatedIn(name);
  const ends = [words];
  for (let length = 1; length < 4 && length < words.length; length += 1)
    if (placeNamed(words.slice(-length).join(' '), 'AU') !== null) ends.push(words.slice(0, -length));
  const said = words.join(' ');
  const last = ends.flatMap((some) => AT_END.filter(([pattern]) => isWhole(pattern, some.join(' '))))[0];
  const found = [
    ...AT_BEGINNING.filter(([pattern]) => pattern.test(said)),
    ...(last === undefined ? [] : [last]),
  ];
  const kinds = new Set(found.map(([, kind]) => kind));
  const [kind = null] = kinds;
  return kinds.size > 1 ? 'organisation' : kind;
}

/** Whether a name ends in a whole word of a pattern, behind a word that is its own. */
function isWhole(pattern: RegExp, said: string): boolean {
  const found = pattern.exec(said);
  return found !== null && found.index > 0 && /[ ]/.test(said[found.index - 1] ?? '');
}
