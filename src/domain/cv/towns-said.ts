import { countries } from '#src/lib/countries.ts';
import { type Place, placeIn } from './vocabulary.ts';

const NAME = "\\p{Lu}[\\p{L}’'.-]+(?: \\p{L}[\\p{L}’'.-]*){0,3}";
const NORTHERN = /^(?:Antrim|Armagh|Down|Fermanagh|Londonderry|Derry|Tyrone)$/i;
const OF_ENGLAND = /^Durham$/i;
// "Summerhill, Nenagh, Co. Tipperary": the last name before the county is the town.
const IN_COUNTY = new RegExp(
  `(?:^|[,\\t:]\\s*)(${NAME}),\\s*(?:Co\\.?|County)\\s+(\\p{Lu}\\p{Ll}+)(?=\\s*(?:$|[,.;|\\t·•–-]|[A-Z]\\d))`,
  'u',
);
// "Chicoutimi (Québec)": so is the one before a province in brackets, which may be called as a city.
const IN_PROVINCE = new RegExp(
  `(?:^|[,\\t:|]\\s*|\\s[–·•-]\\s)(${NAME})\\s+\\((?:Qu[ée]bec|QC|Ontario|ON|Alberta|AB|Manitoba|MB|Saskatchewan|SK|Nouveau-Brunswick|New Brunswick|N\\.?-?B\\.?|Colombie-Britannique|British Columbia|BC)\\)(?=\\s*(?:$|[,|\\t·•–-]|\\p{Lu}\\d))`,
  'u',
);

const townIn = (name: string, code: string): Place => {
  const known = placeIn(name);
  const city = known?.country_code === code && known.city !== null ? known.city : name.replace(/ City$/, '');
  return { city, state: null, country: countries.getName(code, 'en') ?? null, country_code: code };
};

/** The town that a line names before its county or its province in brackets; null for other lines. */
export function townSaid(text: string): Place | null {
  const [, town = '', county = ''] = IN_COUNTY.exec(text) ?? [];
  if (town !== '') return townIn(town, NORTHERN.test(county) || OF_ENGLAND.test(county) ? 'GB' : 'IE');
  const [, inProvince = ''] = IN_PROVINCE.exec(text) ?? [];
  return inProvince === '' ? null : townIn(inProvince, 'CA');
}
