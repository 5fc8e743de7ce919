import { placeNamed } from '../../../lexicon/places.ts';
import { industries, roleOfField, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const FIELD = String.raw`\p{L}[\p{L}&-]*`;
const LIST = new RegExp(
  String.raw`^(\s*)(${FIELD}(?:\s*,\s*${FIELD})*\s*,?\s+or\s+${FIELD})(?=\s*(?:,|$|\bin\s))`,
  'iu',
);
const KINDS = ['officer', 'specialist', 'consultant', 'manager'];

/** "Chef or sous", "para or conveyancer" are titles, and no fields. */
const isField = (field: string): boolean => roles().book.whole(field) === undefined && hasPeople(field);

/** Whether a word is read as nothing by itself, and names those who work in it beside "people". */
const isFieldAlone = (field: string): boolean =>
  roles().book.whole(field) === undefined &&
  skills().book.whole(field) === undefined &&
  industries().book.whole(field) === undefined &&
  hasPeople(field);

const hasPeople = (field: string): boolean =>
  roleOfField([field]) !== null || KINDS.some((kind) => roles().book.whole(`${field} ${kind}`) !== undefined);

const JOBS = String.raw`(?:jobs|roles|positions|vacancies|openings)`;
const KIND = String.raw`${FIELD}(?:\s+(?!(?:or|and)\b)${FIELD}){0,2}`;
/** "Insurance jobs (claims, underwriting)": a field of business, and which of its work. */
const KINDS_OF_JOBS = new RegExp(
  String.raw`(?<=^\s*(?:(?:any(?:one|body)?|people|someone|candidates|some|all|for|in|the|doing)\s+){0,3}|[.;:,]\s+)(${KIND})\s+${JOBS}\s*(?:\(|:\s+|,?\s+(?:such\s+as|like|e\.g\.|i\.e\.)\s+)(?:e\.g\.\s+|i\.e\.\s+|like\s+|so\s+|mainly\s+|mostly\s+|esp(?:ecially)?\s+)?(${KIND}(?:\s*[,/]\s*${KIND})*(?:\s*,?\s+(?:or|and|&)\s+${KIND})?)(?:\s*,?\s*etc\.?)?(?:\)|(?=\s*(?:$|[.;,]|\bin\s)))`,
  'giu',
);
/** "Insurance jobs in Leeds": a search that begins with a field of business. */
const JOBS_OF_FIELD = new RegExp(
  String.raw`^(\s*)(${KIND})\s+${JOBS}(?=\s*(?:$|[,;.]|\b(?:in|around|near|at)\s))`,
  'iu',
);

/** "Accountants, banks not insurers": two fields of business, of which the first is asked for. */
const FIELD_NOT = new RegExp(
  String.raw`(?<=^\s*|[,;:(]\s+)(${KIND})\s+not\s+(?=${KIND}\s*(?:$|[,;.)]))`,
  'giu',
);

/** "Regulatory affairs: DACH, UK": what heads a list of places is a field that people work in. */
const HEADS_PLACES = new RegExp(
  String.raw`^(\s*(?:(?:any|find|need|want|all|some|for)\s+)*)(${KIND})\s*(?::|\s[–—-])\s+(?=((?:the\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,2}(?:\s*(?:,|\/|,?\s+(?:or|and))\s*(?:the\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,2})*)\s*(?:$|[.;]|\s[–—-]\s))`,
  'iu',
);

const arePlaces = (list: string): boolean =>
  list
    .split(/\s*,\s*(?:(?:or|and)\s+)?|\s*\/\s*|\s+(?:or|and)\s+/iu)
    .every((name) => placeNamed(name.replace(/^the\s+/iu, ''), 'AU') !== null);

const isBusiness = (field: string): boolean => industries().book.whole(field) !== undefined;

/** A kind of work as its people; null where it names none. */
function peopleOf(kind: string): string | null {
  const said = kind.toLowerCase();
  if (roles().book.whole(said) !== undefined) return kind;
  return hasPeople(said) ? `${kind} people` : null;
}

function asPeopleOf(whole: string, field: string, list: string): string {
  if (!isBusiness(field)) return whole;
  const kinds = list.split(/\s*[,/]\s*(?:(?:or|and)\s+)?|\s+(?:or|and|&)\s+/i);
  const people = kinds.map(peopleOf);
  if (people.every((one) => one !== null)) return people.join(' or ');
  return `people in ${field}, ${kinds.join(' or ')}`;
}

/**
 * "Underwriting, claims or actuarial, Dublin": a search that begins with a list of fields asks for their people, where one of them
 * would else be a word in a record; lists of tools and of trades stay as they are.
 */
export const withFieldsAsPeople = (query: string): string =>
  outsideQuotes(query, (said) => {
    const part = said
      .replace(HEADS_PLACES, (whole: string, lead: string, field: string, places: string) =>
        roles().book.whole(field) === undefined && hasPeople(field.toLowerCase()) && arePlaces(places)
          ? `${lead}${field} people in `
          : whole,
      )
      .replace(KINDS_OF_JOBS, asPeopleOf)
      .replace(FIELD_NOT, (whole: string, field: string) => (isBusiness(field) ? `${field}, not ` : whole))
      .replace(JOBS_OF_FIELD, (whole: string, lead: string, field: string) =>
        isBusiness(field) ? `${lead}people in ${field}` : whole,
      );
    return part.replace(LIST, (whole: string, lead: string, list: string) => {
      const fields = list.split(/\s*,\s*(?:or\s+)?|\s+or\s+/i).map((field) => field.toLowerCase());
      const areFields = fields.every(isField) && fields.some(isFieldAlone);
      if (!areFields) return whole;
      return (
        lead +
        list.replace(new RegExp(FIELD, 'giu'), (word) => (/^or$/i.test(word) ? word : `${word} people`))
      );
    });
  });
