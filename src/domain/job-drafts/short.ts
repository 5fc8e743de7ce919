import { currencyOf } from '#src/lib/places.ts';
import { briefLines, capital } from '../jobs/index.ts';
import { compileText, type Facet, type FacetKind, storiesOf } from '../search/index.ts';
import { bareOf, labelsOf } from './labels.ts';
import { paidOtherwise, payIn } from './pay.ts';
import { HYBRID, MONTH, placeOf, REMOTE } from './place.ts';
import { roleIn } from './role-in.ts';
import { asOne } from './title.ts';

/** What a sentence has before a role that it does not open with. */
const AROUND =
  /(?<!\p{L})(?:to|for|in|our|the|who|that|with|and|is|are|has|have|run|someone|somebody|person|für|im|eine[nrm]?|pour|à|en|une?|para|una|per|een|voor)(?!\p{L})/iu;
const COUNT = /^(?:\d+(?!\d|st|nd|rd|th)|two|three|four|five|six)\s+(?:[x×]\s+)?|^\d+\s?[x×]\s+/iu;
const MOST_BEFORE = 4;
/** Why there is a vacancy is told of colleagues, and no candidate reads it. */
const GOES =
  /^(?:(?:the )?(?:previous|last|current|old|outgoing)\s+\p{L}+|\p{Lu}\p{Ll}+)\s+(?:is |has |was |will be )?(?:goes|going|go|leaves?|leaving|left|off|retir\p{L}+|resign\p{L}+|quit|moving|moves|handed|departing|departs)\b/u;
const MARKS_OF_SEX = /^(?:[mwfdx](?:\/[mwfdx]){1,2}|h\/f|f\/h|all genders|gn)$/iu;

/** More than somebody types in one go. */
const LONGEST = 420;
const LEAST_PIECES = 3;

/** What ends a piece: no comma of a figure, and no dot of "St." or "approx.". */
const BETWEEN =
  /(?<!\b(?:Sr|Jr|Snr|Jnr|Dr|Mr|Ms|Asst|Mgr|St|Mt|approx|min|max|inc|incl|yrs?|hrs?|No))[.;?!](?:\s+|$)|,\s+|\s+[-–—|•]\s+|\n+|\s*[()]\s*/u;

/** What only asks for somebody, before the role. */
const ASKS = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|morning)\b[ ,!]*)?(?:${[
    String.raw`(?:(?:please|can|could|would|will)\s+(?:you\s+)?)*(?:(?:i|we)(?:['’](?:re|m|d|ve)| are| am| have| would)?\s+)?(?:(?:draft|create|post|open|set up|write up|add)\s+(?:me\s+)?(?:a\s+(?:job|role|vacancy)\s+(?:for|as)\s+)?|urgently |now |just )*(?:find(?:\s+(?:me|us))?|need(?:s|ing)?|want(?:s|ing)?|look(?:ing)? for|after|seek(?:ing)?|hir(?:e|ing)|recruit(?:ing)?|require[sd]?|got|get me)?\s*(?:an?\s+|the\s+|some\s+|another\s+)?`,
    String.raw`(?:(?:wir|ich)\s+)?(?:suchen?|brauchen?|benötigen?)(?:\s+(?:wir|ich))?\s+(?:dringend\s+)?(?:eine[nr]?\s+)?`,
    String.raw`(?:nous\s+(?:re)?(?:cherchons|crutons)|on\s+(?:re)?(?:cherche|crute)|il\s+(?:me|nous)\s+faut|je\s+(?:re)?cherche)\s+(?:une?\s+)?`,
    String.raw`(?:busc(?:o|amos)|necesit(?:o|amos)|se busca)\s+(?:una?\s+)?`,
    String.raw`(?:cerc(?:o|hiamo)|si cerca)\s+(?:un[oa']?\s+)?`,
    String.raw`(?:(?:wij|we|ik)\s+zoek(?:en)?|gezocht:?)\s+(?:een\s+)?`,
  ]
    .toReversed()
    .join('|')})`,
  'iu',
);

const NICE =
  /\b(?:(?:a |an )?(?:bonus|plus|advantage|asset)|helpful|nice(?: to have)?|preferred|desirable|ideally|preferably|useful|handy|would (?:be (?:nice|good|great)|help))\b/iu;
const REQUIRED =
  /\b(?:must|required|essential|mandatory|min(?:imum)?|at least|level \d|licen[cs](?:e[sd]?|ing)|registration|registered|tickets?|cards?|exp(?:erience)?|qualified|degree|diploma|certificate|NVQ|own tools|own car|Führerschein|mindestens|Erfahrung)\b/iu;
const REQUIRED_KINDS: ReadonlySet<FacetKind> = new Set([
  'skill',
  'certification',
  'language',
  'years_experience',
  'work_rights',
  'education',
  'industry',
]);
const EMPLOYMENT =
  /\b(?:perm(?:anent)?|contract(?:or)?|temp(?:orary)?|fixed[\s-]term|ftc|full[\s-]?time|part[\s-]?time|(?:mat(?:ernity)?|parental|sick|leave) (?:leave )?cover|interim|freelance|unbefristet|befristet|vollzeit|teilzeit)\b/iu;
const START =
  /^(?:start(?:s|ing)?(?: date)?|from|asap|immediate(?:ly)?|beginn|ab|need (?:him|her|them|someone|somebody) by|by)\b\s*:?\s*(?!\d+\s*(?:%|k\b))/iu;

/**
 * A brief of one or two lines, as it is typed or spoken, in the lines of a form: what each piece of it tells is said before it. Null where
 * it is longer, has labels of its own, or names no role.
 * @param home the agency's country
 */
export function asForm(text: string, home: string): { form: string; aside: string[] } | null {
  const said = bareOf(text.trim());
  if (
    said.length > LONGEST ||
    Object.keys(labelsOf(said.split('\n'))).length > 0 ||
    /\n\s*(?:[-•*]|\n)/.test(said)
  )
    return null;
  // The day decides nothing of what is read here.
  const where = { country: home, currency: currencyOf(home), today: '2026-01-01' };
  const compile = (piece: string): Facet[] => compileText(piece, where).facets;
  // What is told in confidence goes on to the end of its paragraph.
  if (briefLines(text).left_out.length > 0) return null;
  const stories = storiesOf(said, where);
  const asked = stories.reduce((left, story) => left.replace(story, ' '), said);
  const all = asked.split(BETWEEN).flatMap((one) => (one?.trim() ? [one.trim()] : []));
  const pieces = all.filter((one) => !GOES.test(one) && !MARKS_OF_SEX.test(one));
  const aside = [...stories, ...all.filter((one) => GOES.test(one))];
  if (pieces.length < LEAST_PIECES) return null;
  const found = pieces.slice(0, 3).findIndex((piece) => roleIn(piece.replace(ASKS, '')) !== null);
  const headed = pieces[found]?.replace(ASKS, '') ?? '';
  const role = roleIn(headed);
  if (role === null) return null;
  const before = headed.slice(0, role.start);
  if (AROUND.test(before) || before.split(/\s+/).length > MOST_BEFORE + 1) return null;
  // "Senior Java dev": what stands before the role belongs to it, but for how many are wanted.
  const title = asOne(before, `${before.replace(COUNT, '')}${role.text}`);
  const rest = headed
    .slice(role.end)
    .replace(/^\s+(?:needed|wanted|required|role|position)\b/iu, '')
    .trim();
  const form: Form = { place: [], pay: [], type: [], start: [], must: [], nice: [], told: [] };
  for (const piece of [rest, ...pieces.filter((_, at) => at !== found)])
    if (piece !== '') sort(piece, form, home, compile);
  return { form: written(title, form), aside };
}

type Form = Record<'place' | 'pay' | 'type' | 'start' | 'must' | 'nice' | 'told', string[]>;

/** Puts a piece where it belongs; it may tell two things ("FIFO Perth"). */
function sort(piece: string, form: Form, home: string, compile: (piece: string) => Facet[]): void {
  const { pay, unclear } = payIn([piece], home);
  if (pay !== null || unclear !== null || paidOtherwise([piece]) !== null) {
    // Behind a label it would be a year's.
    form[unclear === null ? 'pay' : 'told'].push(piece);
    return;
  }
  if (START.test(piece)) {
    form.start.push(piece);
    return;
  }
  const facets = compile(piece);
  const place = placeIn(piece, facets, home);
  if (place !== null) form.place.push(place);
  const isRemote = REMOTE.test(piece) || /\bremote\b/i.test(piece);
  // "Austin or remote": the job has a place, and what else is possible is told.
  const isEither = isRemote && place !== null && /\bor\b/i.test(piece);
  const way = HYBRID.test(piece) ? 'hybrid' : isRemote && !isEither ? 'remote' : null;
  if (way !== null) form.place.push(way);
  const isDenied = /^(?:no|not|without|kein\p{L}*)\b/iu.test(piece);
  if (EMPLOYMENT.test(piece) && !isDenied) form.type.push(piece);
  else if (NICE.test(piece)) form.nice.push(piece);
  else if (
    REQUIRED.test(piece) ||
    isDenied ||
    facets.some(({ kind, strength }) => strength !== 'exclude' && REQUIRED_KINDS.has(kind))
  )
    form.must.push(piece);
  else if ((place === null && way === null) || piece.split(/\s+/).length > 3) form.told.push(capital(piece));
}

/** Where the work is: the piece as a whole, or the town that is read in it. */
function placeIn(piece: string, facets: readonly Facet[], home: string): string | null {
  const bare = piece.replace(/^(?:(?:based |located )?(?:in|at|near|for|around)|our|the)\s+/iu, '');
  if (MONTH.test(bare)) return null;
  if (placeOf(bare, home)?.city !== undefined) return bare;
  const read = facets.find(({ kind, values }) => kind === 'location' && values[0] !== 'remote');
  const named = read?.values[0] ?? '';
  return MONTH.test(named.split(',')[0] ?? '') || placeOf(named, home)?.city === undefined ? null : named;
}

const written = (title: string, { place, pay, type, start, must, nice, told }: Form): string =>
  [
    `Title: ${title}`,
    ...told.map((one) => `${one}.`),
    ...(place.length === 0 ? [] : [`Location: ${place.join(', ')}`]),
    ...(pay.length === 0 ? [] : [`Salary: ${pay.join(', ')}`]),
    ...(type.length === 0 ? [] : [`Type: ${type.join(', ')}`]),
    ...(start.length === 0 ? [] : [`Start: ${start.map((one) => one.replace(START, '') || one).join(', ')}`]),
    ...(must.length === 0 ? [] : ['Requirements:', ...must.map((one) => `- ${one}`)]),
    ...(nice.length === 0 ? [] : ['Nice to have:', ...nice.map((one) => `- ${one}`)]),
  ].join('\n');
