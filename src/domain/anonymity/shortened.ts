import { wordsOf } from './fold.ts';
import { isPlaceName } from './reading.ts';
import { schoolsByTown } from './schools.ts';
import { isPlain } from './words.ts';

const SHORT_KINDS: Record<string, readonly string[]> = {
  university: ['Uni', 'Univ', 'U'],
  universität: ['Uni', 'Univ'],
  université: ['Univ'],
  universidad: ['Univ'],
  hospital: ['Hosp'],
  college: ['Coll'],
  institute: ['Inst'],
  department: ['Dept'],
  saint: ['St'],
  st: ['Saint'],
  council: ['Cncl'],
  government: ['Govt', 'Gov'],
  international: ['Intl', "Int'l"],
  association: ['Assoc', 'Assn'],
  corporation: ['Corp'],
  brothers: ['Bros'],
  manufacturing: ['Mfg'],
  cooperative: ['Coop', 'Co-op'],
  'co-operative': ['Coop', 'Co-op'],
  pharmaceuticals: ['Pharma'],
  engineering: ['Eng'],
  technologies: ['Tech'],
  laboratories: ['Labs'],
  services: ['Svcs'],
  management: ['Mgmt'],
  society: ['Soc'],
  building: ['Bldg'],
};

// How places are cut short in the names of houses; alone they stay.
const SHORT_PLACES: Record<string, string> = {
  melbourne: 'Melb',
  sydney: 'Syd',
  brisbane: 'Bris',
  adelaide: 'Adel',
  victoria: 'Vic',
  queensland: 'Qld',
  tasmania: 'Tas',
  auckland: 'Akl',
  wellington: 'Wgtn',
  christchurch: 'Chch',
  manchester: 'Manc',
  birmingham: 'Bham',
  california: 'Cal',
  'new south wales': 'NSW',
};

/** A name with the kind of house for short, and before or after the rest: `Uni of Leeds`, `Leeds Uni` for the University of Leeds. */
export function shortened(name: string): string[] {
  // `Coop Bank` of the Co-operative Bank of Kenya.
  const bank =
    /^(?:the )?(.+ (?:Bank|Hospital|Airways|Airlines|Railways?|Insurance|Breweries|Cement|Sugar|Power|Ports?)) of \p{Lu}\p{L}+$/u.exec(
      name,
    )?.[1];
  const turned = /^(?:the )?(university|college|institute|bank) of (.+)$/iu.exec(name);
  const [, kind = '', rest = ''] = turned ?? [];
  const before = /^(.+) (university|college)$/iu.exec(name);
  const [, own = '', sort = ''] = before ?? [];
  const main = /^(.+ (?:university|college|institute)) of .+$/iu.exec(name)?.[1];
  const whole = [
    name,
    ...(main === undefined ? [] : [main]),
    ...(bank === undefined ? [] : [bank]),
    ...(turned === null ? [] : [`${rest} ${kind}`]),
    ...(before === null ? [] : [`${sort} of ${own}`]),
  ];
  const technical = /^(?:technische universit\S+|technical university(?: of)?)\s+(.+)$/iu.exec(name)?.[1];
  if (technical !== undefined) whole.push(`TU ${technical}`);
  const shorts = whole.flatMap((one) =>
    one
      .split(' ')
      .flatMap((word, at, all) =>
        (SHORT_KINDS[word.toLowerCase()] ?? [])
          .filter((short) => short.length > 1 || all[at + 1]?.toLowerCase() === 'of')
          .map((short) => all.with(at, short).join(' ')),
      ),
  );
  const spoken = [...whole, ...shorts].flatMap((one) =>
    Object.entries(SHORT_PLACES).flatMap(([place, short]) =>
      one.toLowerCase().includes(place) ? [one.replace(new RegExp(place, 'iu'), short)] : [],
    ),
  );
  return [
    ...whole.slice(1),
    ...shorts,
    ...spoken,
    ...withoutKind(name),
    ...schoolsByTown(name),
    ...afterKind(name),
    ...councilOf(name),
  ];
}

const KIND =
  /\s+(?:hospital|university|college|school|grammar|institute|bank|group|clinic|academy|trust|council)$/iu;

/** A name of several words without the kind of house at its end: `the Royal Children's` for its hospital. */
function withoutKind(name: string): string[] {
  const rest = name.replace(KIND, '');
  const words = wordsOf(rest).filter((word) => word.length > 1);
  const isPlace = isPlaceName(words.join(' ')) || words.some((word) => isPlaceName(word));
  const isOwn = /^(?:national|royal|commonwealth|first|federal|united|general|reserve)\b/iu.test(rest);
  return rest === name || words.length < 2 || (isPlace && !isOwn) ? [] : [rest];
}

/** A name of another language without the kind of house at its beginning: `Bách khoa Hà Nội`, and without its town. */
function afterKind(name: string): string[] {
  const rest =
    /^(?:trường )?(?:đại học|universidade?|università|université|uniwersytet|politechnika|universitatea|universiteit|univerzita|sveučilište)\s+(.+)$/iu.exec(
      name,
    )?.[1];
  const words = rest?.split(' ') ?? [];
  if (rest === undefined || words.length < 2) return [];
  const own = words.slice(0, 2).join(' ');
  return isPlain(wordsOf(own)) || isPlaceName(wordsOf(own).join(' ')) ? [rest] : [rest, own];
}

/** How people call a council: `Ballarat council`, `the council, Ballarat` for the City of Ballarat. */
function councilOf(name: string): string[] {
  const [, place] =
    /^(?:city|shire|town|borough|county|municipality|district) (?:council )?of (.+)$/iu.exec(name) ??
    /^(.+?) (?:(?:city|shire|town|borough|county|district|regional) )?council$/iu.exec(name) ??
    [];
  return place === undefined
    ? []
    : ['council', 'city council', 'shire'].flatMap((kind) => [`${place} ${kind}`, `${kind} ${place}`]);
}
