import { currencyOf } from '#src/lib/places.ts';
import { briefLines, capital } from '../jobs/index.ts';
import { compileText, type Facet, type FacetKind, storiesOf } from '../search/index.ts';
import { CODES, SIGN } from './currencies.ts';
import { HYBRID, REMOTE } from './home-or-office.ts';
import { withoutHoursOfOthers } from './hours-open.ts';
import { bareOf, LABELS, labelsOf } from './labels.ts';
import { paidOtherwise, payIn } from './pay.ts';
import { isInCounty, MONTH, placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import { asOne } from './title-clean.ts';
import { fieldBehind } from './title-field.ts';

/** What a sentence has before a role that it does not open with. */
const AROUND =
  /(?<!\p{L})(?:to|for|in|our|the|who|that|with|and|is|are|has|have|run|someone|somebody|person|für|im|eine[nrm]?|pour|à|en|une?|para|una|per|een|voor)(?!\p{L})/iu;
const COUNT = /^(?:\d+(?!\d|st|nd|rd|th)|two|three|four|five|six)\s+(?:[x×]\s+)?|^\d+\s?[x×]\s+/iu;
/** "Care assistants x4". */
const COUNT_BEHIND = /^\s*(?:\(?[x×]\s?\d+\)?|\(\d+\))/u;
const MOST_BEFORE = 4;
/** Why there is a vacancy is told of colleagues, and no candidate reads it. */
const GOES =
  /^(?:(?:the )?(?:previous|last|current|old|outgoing)\s+\p{L}+|\p{Lu}\p{Ll}+)\s+(?:is |has |was |will be )?(?:goes|going|go|leaves?|leaving|left|off|retir\p{L}+|resign\p{L}+|quit|moving|moves|handed|departing|departs)\b/u;
const MARKS_OF_SEX = /^(?:[mwfdx](?:\/[mwfdx]){1,2}|h\/f|f\/h|all genders|gn)$/iu;

/** More than somebody types in one go. */
const LONGEST = 420;
const LEAST_PIECES = 3;
/** Longer ones are sentences, of which a form has few. */
const SHORT_PIECE = 6;
const MOST_WHOLE = 3;

/** What ends a piece: no comma of a figure, no dash between two, and no dot of "St." or "approx.". */
const BETWEEN =
  /(?<!\b(?:Sr|Jr|Snr|Jnr|Dr|Mr|Ms|Asst|Mgr|St|Mt|approx|min|max|inc|incl|yrs?|hrs?|No))[.;?!](?!\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))(?:\s+|$)|,\s+|\s+(?:[|•]|[-–—](?!\s+(?:\p{L}{1,3}\.?\s?)?[$£€₹]?\d)|(?<![\dk]\s+)[-–—](?!\s+(?:\p{Lu}{1,3}\.?\s?)?[$£€₹]?\d))\s+|\n+|\s*[()]\s*/u;

/** What only asks for somebody, before the role. */
const ASKS = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|morning)\b[ ,!]*)?(?:${[
    String.raw`(?:(?:the |our |my )?client\s+|they\s+|(?:please|can|could|would|will)\s+(?:(?:you|we|i)\s+)?)*(?:(?:i|we)(?:['’](?:re|m|d|ve)| are| am| have| would)?\s+)?(?:(?:draft|create|post|open|set up|write up|add|get|put|have)\s+(?:me\s+)?(?:(?:an?\s+|the\s+)?(?:new\s+)?(?:job|role|vacancy|ad|advert|brief)\s+(?:up\s+|out\s+|live\s+)?(?:for|as)\s+)|urgently |now |just )*(?:find(?:\s+(?:me|us))?|need(?:s|ing)?|want(?:s|ing)?|(?:is |are )?look(?:ing)? for|after|seek(?:ing)?|hir(?:e|ing)|recruit(?:ing)?|require[sd]?|got|get me)?\s*(?:an?\s+|the\s+|some\s+|another\s+)?`,
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
  /\b(?:must|required|essential|mandatory|min(?:imum)?|at least|level \d|licen[cs](?:e[sd]?|ing)|registration|registered|tickets?|cards?|exp(?:erience)?|qualified|degree|diploma|certificate|NVQ|own (?:\p{L}+ )?(?:tools|car|van|ute|transport|vehicle|truck|ppe)|background|medical|points|clearance|DBS|vetting|Führerschein|mindestens|Erfahrung)\b/iu;
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
  const read = briefLines(text);
  const said = bareOf(text.trim());
  if (text.trim().length > LONGEST || /\n\s*(?:[-•*]|\n)/.test(text.trim())) return null;
  // The day decides nothing of what is read here.
  const where = { country: home, currency: currencyOf(home), today: '2026-01-01' };
  const compile = (piece: string): Facet[] => compileText(piece, where).facets;
  const labelled = inLabels(said);
  if (labelled !== null) return { form: labelled, aside: [] };
  if (Object.keys(labelsOf(said.split('\n'))).length > 0) return null;
  // Lines that list duties and needs each are a brief of their own parts.
  const lists = said.split('\n').filter((line) => line.split(/,\s+/u).length > 2);
  if (lists.length > 1 && said.split('\n').length > 3) return null;
  // Whole sentences, as somebody dictates them, are no pieces.
  if (
    said.split(/(?<=[.!?])\s+/u).filter((one) => one.split(/\s+/u).length > SHORT_PIECE).length > MOST_WHOLE
  )
    return null;
  // A brief above the card of whoever sent it is a mail.
  if (CARDED.test(text.trim())) return null;
  // What is told in confidence goes on to the end of its paragraph.
  if (read.left_out.length > 0) return null;
  // "You plan routes for sixty trucks" tells whoever comes what they do.
  const stories = storiesOf(said, where).filter((story) => !/^you(?!\p{L})/iu.test(story.trim()));
  const asked = joined(
    stories.reduce((left, story) => left.replace(story, ' '), said),
    home,
  );
  const all = withHead(
    withTowns(
      withLists(asked, home)
        .split(BETWEEN)
        .map((piece) => piece?.replaceAll(LISTED, ', '))
        .flatMap((one) => (one?.trim() ? [one.trim()] : [])),
    ),
    home,
  );
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
  const [further = ''] = FURTHER.exec(headed.slice(role.end)) ?? [];
  const behind = headed.slice(role.end + further.length);
  const title = `${asOne(COUNT_BEHIND.test(behind) ? '2 ' : before, `${before.replace(COUNT, '')}${role.text}`)}${further.replace(JOINED, ' - ')}`;
  const rest = behind
    .replace(COUNT_BEHIND, '')
    .replace(/^\s+(?:needed|wanted|required|role|position)\b/iu, '')
    .trim();
  const form: Form = { client: [], place: [], pay: [], type: [], start: [], must: [], nice: [], told: [] };
  for (const piece of [rest, ...pieces.filter((_, at) => at !== found)])
    if (piece !== '') sort(piece, form, home, compile);
  return { form: written(title, form), aside };
}

/** Lines that end with a number alone. */
const CARDED = /(?:\n[^\n]+){3,}\n\s*\+?\d[\d ()/-]{6,}\s*$/u;

/** Stands in the place of a comma that parts two things of one list. */
const LISTED = '\uE001';

/** "Mowing, aeration, spraying, hand-watering.": a sentence that lists what is done, and nothing that has a field of its own, stays one. */
const withLists = (said: string, home: string): string =>
  said.replace(/(?<=^|[.!?;]\s+|\n)[^.!?;\n]+(?=[.!?;\n]|$)/gu, (sentence) => {
    const pieces = sentence.split(/,\s+/u);
    const isList =
      pieces.length > 2 &&
      !/\d/u.test(sentence) &&
      roleIn(sentence) === null &&
      pieces.every(
        (piece) =>
          ![REQUIRED, NICE, EMPLOYMENT, START, HYBRID, REMOTE].some((words) => words.test(piece)) &&
          placeOf(piece.trim(), home) === null,
      );
    return isList ? sentence.replaceAll(/,\s+/gu, LISTED) : sentence;
  });

const JOINED = '\uE000';
/** "Team Leader - Collections": the field belongs to the title. */
const FURTHER = /^\uE000[^,;.()]*/u;

/** What the signs between pieces would part and what is one: a title with its field, a target in brackets. */
const joined = (said: string, home: string): string =>
  said
    .replace(/\s+[-–]\s+\p{Lu}[\p{L}&/ -]*?(?=[,.;|(]|\s[-–]\s|$)/u, (behind) => {
      const field = fieldBehind(behind, home);
      return field === '' ? behind : `${JOINED}${field.slice(3)}`;
    })
    .replace(/(\bOTE) \(([^()]*)\)/giu, '$1 $2')
    // "August 9, 2027" is one day.
    .replace(/(?<=\p{Lu}\p{Ll}{2,8}\.? \d{1,2}), (?=\d{4}(?!\d))/gu, ' ');

type Form = Record<'client' | 'place' | 'pay' | 'type' | 'start' | 'must' | 'nice' | 'told', string[]>;

/** The figures of pay, with their currency, range and time. */
const FIGURE = String.raw`\d[\d.,'’ ]*(?<![ ,.'’])\s?(?:k|lakhs?|lacs?|LPA|crores?)?`;
const PAY = new RegExp(
  String.raw`(?:\b(?:up to|from|circa|around|c\.)\s+)?(?:(?<!\p{L})[A-Z]{3}\s?|(?<!\p{L})(?:${SIGN})\s?)?(?<![\d])(?<!\p{L}(?<!R|RM|Rs))${FIGURE}(?:\s?(?:-|–|to|bis|à)\s?(?:[A-Z]{3}\s?|(?:${SIGN})\s?)?${FIGURE})?\s?(?:[€£$]|(?:${CODES}|euros?)\b)?\s?(?:(?:per|an|a|p|\/|pro|par)\s?\/?\s?(?:hour|hr|h|day|annum|a|m|year|yr|week|month|stunde|tag|jahr|jour|heure|an)\b)?`,
  'iu',
);
const BESIDE_PAY =
  /^[\s+&,-]+|\b(?:plus|salary|pay|base|basic|double|fixed|CTC|package|super|bonus|OTE|CIS|PAYE|tips|house|car|brutto|gross|depending on experience|DOE|inside IR35|outside IR35|\+)\b|[\s+&,-]+$/giu;

/** "Role: Kitchen porter. Where: Margate. Pay: 12.21.": a form in one line, parted; null of none. */
function inLabels(said: string): string | null {
  const parts = said
    .split(/(?:[.;]|,(?=\s+\p{L}{3,20}:))\s+(?=\p{Lu}|\p{L}{3,20}:)/u)
    .map((part) => part.replace(/\.$/, '').replace(/^where:/i, 'Location:'));
  const labels = Object.keys(labelsOf(parts.filter((part) => /^[^:]{2,30}:/.test(part))));
  return labels.includes('title') && labels.length > 1 ? parts.join('\n') : null;
}

/** "Kilcarra", "County Meath": one address again. */
function withTowns(pieces: readonly string[]): string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const before = all.at(-1) ?? '';
    const isAddress =
      /^County \p{Lu}\p{L}+$/u.test(piece) &&
      /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(before) &&
      roleIn(before) === null;
    if (isAddress) all[all.length - 1] = `${before}, ${piece}`;
    else all.push(piece);
  }
  return all;
}

/** Somebody by name who asks: "Penrose Dairy needs a fitter". */
const ASKS_BY_NAME =
  /^(\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+(?:&|and|of|the|\p{Lu}[\p{L}\p{N}&'’.-]*)){0,4})\s+(?:(?:has|have) asked for|(?:urgently |now |also |still )?(?:needs?|wants?|requires?|seeks?|could use)|(?:is|are) (?:urgently |now |also |still )?(?:looking for|after|seeking|hiring|recruiting|short of|in need of))\s+(?:(?:an?|the|another|new)\s+)*(.+)$/u;
const NOBODY_BY_NAME =
  /^(?:[Ww]e|I|[Tt]hey|[Yy]ou|He|She|It|[Oo]ur|[Mm]y|This|That|[Cc]lient|Who|Please|Hi|Hello|Hey|Team|Boss|[Tt]he (?!\p{Lu}))(?!\p{L})/u;

// "Bristol: 2 electricians", "new job please: care assistants", "a role for Ironbark Water: project engineer".
function withHead([first = '', ...rest]: readonly string[], home: string): string[] {
  const [, whose = '', wanted = ''] = ASKS_BY_NAME.exec(first) ?? [];
  if (wanted !== '' && !NOBODY_BY_NAME.test(whose) && roleIn(whose) === null && roleIn(wanted) !== null)
    return [wanted, ...rest, `Client: ${whose}`];
  const [, head = '', said = ''] = /^([^:]{2,50}):\s+(.+)$/u.exec(first) ?? [];
  if (said === '' || roleIn(said) === null) return [first, ...rest];
  const isFor = /\bfor\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(head)?.[1];
  if (isFor !== undefined)
    return [said, ...rest, placeOf(isFor, home)?.city === undefined ? `Client: ${isFor}` : isFor];
  return /\b(?:jobs?|roles?|vacanc(?:y|ies)|please|pls|urgent|new|wanted|needed)\b/iu.test(head)
    ? [said, ...rest]
    : [said, head, ...rest];
}

/** Puts a piece where it belongs; it may tell two things ("FIFO Perth"). */
function sort(whole: string, form: Form, home: string, compile: (piece: string) => Facet[]): void {
  // "40 hrs. £13.80 an hour": the stop of an abbreviation parts the hours from the pay.
  const [hours = ''] = /^\d{1,2}(?:[.,]\d)? ?(?:hrs?|std)\.\s+(?=\S)/iu.exec(whole) ?? [];
  if (hours !== '') form.told.push(hours.trim().replace(/hrs?\.$/iu, 'hours a week'));
  const piece = whole.slice(hours.length);
  const { pay, unclear } = payIn([piece], home);
  if (pay !== null || unclear !== null || paidOtherwise([piece]) !== null) {
    // Behind a label it would be a year's.
    form[unclear === null ? 'pay' : 'told'].push(piece);
    // "Toowoomba full time $42/hr AHPRA": what stands around the pay is told too.
    const [before = '', ...behind] = piece.split(PAY);
    for (const beside of [before, behind.join(' ')].map((one) => one.replace(BESIDE_PAY, '').trim()))
      if (/\p{L}{3}/u.test(beside) && unclear === null && beside.length < piece.length)
        sort(beside, form, home, compile);
    return;
  }
  if (LABELS.client.test(piece)) {
    form.client.push(LABELS.client.exec(piece)?.[1] ?? '');
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
  if (EMPLOYMENT.test(withoutHoursOfOthers(piece)) && !isDenied) {
    form.type.push(piece);
    // "Aged care, full time": what else it tells is told.
    if (piece.split(/\s+/).length > 3) form.told.push(capital(piece));
  } else if (NICE.test(piece)) form.nice.push(piece);
  else if (
    REQUIRED.test(piece) ||
    isDenied ||
    (place === null &&
      facets.some(({ kind, strength }) => strength !== 'exclude' && REQUIRED_KINDS.has(kind)))
  )
    form.must.push(piece);
  else if ((place === null && way === null) || piece.split(/\s+/).length > 3) form.told.push(capital(piece));
}

/** Where the work is: the piece as a whole, or the town that is read in it. */
function placeIn(piece: string, facets: readonly Facet[], home: string): string | null {
  const bare = piece.replace(/^(?:(?:based |located )?(?:in|at|near|for|around)|our|the)\s+/iu, '');
  if (MONTH.test(bare)) return null;
  const called = placeOf(bare, home);
  if (called?.city !== undefined || isInCounty(called)) return bare;
  const read = facets.find(({ kind, values }) => kind === 'location' && values[0] !== 'remote');
  const named = read?.values[0] ?? '';
  // "La licence" is no Los Angeles: a place is written as it is called, or by its letters.
  const [city = ''] = named.split(',');
  const isWritten = (piece.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).some((word) => word[0] === city[0]);
  if (!piece.toLowerCase().includes(city.toLowerCase()) && !isWritten) return null;
  return MONTH.test(named.split(',')[0] ?? '') || placeOf(named, home)?.city === undefined ? null : named;
}

const written = (title: string, { client, place, pay, type, start, must, nice, told }: Form): string =>
  [
    `Title: ${title}`,
    ...client.map((one) => `Client: ${one}`),
    ...told.map((one) => `${one.replace(/\.$/, '')}.`),
    ...(place.length === 0 ? [] : [`Location: ${place.join(', ')}`]),
    ...(pay.length === 0 ? [] : [`Salary: ${pay.join(', ')}`]),
    ...(type.length === 0 ? [] : [`Type: ${type.join(', ')}`]),
    ...(start.length === 0
      ? []
      : [
          `Start: ${start.map((one) => (/\d|\p{Lu}/u.test(one.replace(START, '')) ? one.replace(START, '') : one)).join(', ')}`,
        ]),
    ...(must.length === 0 ? [] : ['Requirements:', ...must.map((one) => `- ${one}`)]),
    ...(nice.length === 0 ? [] : ['Nice to have:', ...nice.map((one) => `- ${one}`)]),
  ].join('\n');
