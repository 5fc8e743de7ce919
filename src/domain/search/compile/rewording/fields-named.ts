import { asksNothing, bareKey, flattened, plainKey, withListsInFields } from './field-keys.ts';

/**
 * Queries in the form of fields ("role: pharmacist, notice_days <= 14", JSON, "role=chef&city=London") in the words that the readers know.
 * A field that is not known here stays as it stands.
 */
const OPERATOR = String.raw`(?:not\s+in\b|\bin(?=\s*[[(])|:=|==?|!=|<>|<=|>=|≤|≥|<|>|:)`;
const FIELD = new RegExp(
  String.raw`(?<![\p{L}\p{N}_"'])(?:\b(NOT)\s+)?"?(\p{L}+(?:[_ -]?\p{L}+){0,6})"?\s*(${OPERATOR})\s*(?=\S)(\[[^\]]*\]|\{[^{}]*\}|\([^()]*\)|"[^"]*"|[^,;|&\])}\n"]+?)(?=\s*(?:$|[,;|&\])}\n]|\b(?:AND|OR|NOT)\b|\s(?:(?!(?:AND|OR|NOT)\b)\p{L}+[_ -]){0,2}\p{L}+\s?(?:[:=!<>]|in\s*[[(]|not\s+in\b)))`,
  'gu',
);

type Say = (said: { op: string; key: string; values: readonly string[] }) => string | null;

const list = (values: readonly string[], by = ' or '): string => values.join(by);
const isNot = (op: string): boolean => op.startsWith('not') || op === '!=' || op === '<>';
const isTrue = (values: readonly string[]): boolean => /^(?:true|yes|y|1|ok)$/i.test(values[0] ?? '');
const isFalse = (values: readonly string[]): boolean => /^(?:false|no|n|0)$/i.test(values[0] ?? '');

const named =
  (words: string, not = 'not'): Say =>
  ({ op, values }) =>
    isNot(op) ? `${not} ${list(values)}` : `${words} ${list(values)}`.trim();

const either =
  (yes: string, no: string): Say =>
  ({ values }) =>
    isTrue(values) ? yes : isFalse(values) ? no : null;

/** What a comparison asks: at least, at most, or neither. */
function edgeOf(op: string, key: string): string {
  if (op === '>') return 'more than';
  if (op === '<') return 'less than';
  if (op === '>=' || op === '≥' || /\bmin(?:imum)?\b|\bat least\b/.test(key)) return 'at least';
  if (op === '<=' || op === '≤' || /\bmax(?:imum)?\b|\bup to\b/.test(key)) return 'at most';
  return '';
}

const FIGURE = /^\d+(?:\.\d+)?(?:\s*(?:-|–|to)\s*\d+(?:\.\d+)?)?\+?$/;

const counted =
  (unit: (key: string) => string, behind: string): Say =>
  ({ op, key, values: [value = ''] }) => {
    const words = FIGURE.test(value) ? `${value} ${unit(key)}` : value;
    return /\d/.test(words) ? `${edgeOf(op, key)} ${words} ${behind}`.trim() : null;
  };

// "4 weeks or less": its edge stands behind the time.
const noticed: Say = (said) => {
  const words = counted((key) => (/weeks/.test(key) ? 'weeks' : 'days'), '')(said);
  if (words === null) return null;
  return /(?:or|and)\s+(?:less|under|below|sooner|more)|max(?:imum)?|tops|at\s+(?:most|least)$/i.test(words)
    ? `notice ${words}`
    : `${words} notice`;
};

const country = new Intl.DisplayNames(['en'], { type: 'region' });
const inFull = (value: string): string =>
  value === 'UK' ? 'United Kingdom' : /^[A-Z]{2}$/.test(value) ? (country.of(value) ?? value) : value;

const pay: Say = ({ op, key, values: [amount = '', per = ''] }) => {
  const value = /^(?:h|hr|hour|d|day|wk|week|month|annum|yr|year)s?$/i.test(per)
    ? `${amount}/${per}`
    : amount;
  if (!/\d/.test(value)) return null;
  if (!/^\D{0,4}\d[\d.,]*k?(?:\/\p{L}+)?$/iu.test(value)) return `pay ${value}`;
  const edge = edgeOf(op, key);
  return `pay ${edge === 'at most' || edge === '' ? 'up to' : edge} ${value}`;
};

const rights: Say = ({ op, key, values }) => {
  // "Visa: no", "work rights: yes": whether, and no rights of that name.
  const [value = '', ...more] = values;
  const isNo = isFalse(values) || /^(?:none|nil|not (?:required|needed))$/i.test(value);
  if (more.length === 0 && (isTrue(values) || isNo)) {
    const isSaid = isNo === isNot(op);
    if (key.startsWith('visa')) return isSaid ? 'visa holders' : 'no sponsorship needed';
    return isSaid ? 'no sponsorship needed' : 'needs sponsorship';
  }
  const each = values.flatMap((value) => value.replace(/\s+only$/i, '').split(/\s+(?:or|and)\s+/));
  const said = each.map((value) =>
    /sponsor/i.test(value) && !/\bno|not|without/i.test(value)
      ? 'needs sponsorship'
      : /^perm|^PR\b/i.test(value)
        ? 'permanent residents'
        : /^citizen/i.test(value)
          ? 'citizens'
          : /^visa/i.test(value)
            ? 'visa holders'
            : value,
  );
  if (!isNot(op)) return list(said);
  return said.every((one) => one === 'needs sponsorship') ? 'no sponsorship needed' : `not ${list(said)}`;
};

const workType: Say = ({ op, values: [value = ''] }) => {
  const kind = /^(?:contract|freelance)/i.test(value)
    ? 'contractors'
    : /^perm/i.test(value)
      ? 'permanent'
      : /^temp/i.test(value)
        ? 'temps'
        : /^part/i.test(value)
          ? 'part time'
          : null;
  return kind === null ? null : isNot(op) ? `not ${kind}` : kind;
};

const lastContact: Say = ({ op, values: [value = ''] }) => {
  const days = /^(\d+)\s*(days?|d|weeks?|months?)?$/i.exec(value);
  if (days === null) return null;
  const unit = /^w/i.test(days[2] ?? '') ? 'weeks' : /^m/i.test(days[2] ?? '') ? 'months' : 'days';
  return `${op.startsWith('>') ? 'not contacted' : 'contacted'} in the last ${days[1]} ${unit}`;
};

const level: Say = ({ op, values }) =>
  isNot(op)
    ? `not ${list(values)}`
    : op.startsWith('>')
      ? `${list(values)} or above`
      : op.startsWith('<')
        ? `${list(values)} or below`
        : values.length === 1 && /^head(?:[\s-]of)?$/i.test(values[0] ?? '')
          ? 'at head level'
          : list(values);

const place: Say = ({ op, values }) => `${isNot(op) ? 'not in' : 'in'} ${list(values.map(inFull))}`;
const skill: Say = ({ op, values }) =>
  isNot(op) ? `not ${list(values)}` : `with ${list(values, op === 'in' ? ' or ' : ' and ')}`;

/** By what a field is called, in small letters and with spaces. */
const FIELDS: readonly (readonly [RegExp, Say])[] = [
  [/^(?:current|present) (?:job ?)?titles?$/, named('current title')],
  [
    /^(?:(?:current|present|now) (?:or|and) (?:past|previous|former)|(?:past|previous|former) (?:or|and) (?:current|present)) (?:role|title|job ?title|position)s?$/,
    named('now or formerly'),
  ],
  [
    /^(?:current |desired )?(?:role|roles|title|titles|job ?titles?|position|occupation|job ?function|discipline|profession)$/,
    named(''),
  ],
  // Of hotels "function: weddings" is what somebody does.
  [/^function$/, (said) => (said.op === '=' || said.op === '==' ? named('')(said) : null)],
  [/^(?:previous|past|former|last|earlier) (?:role|title|job ?title|position)s?$/, named('formerly')],
  [
    /^(?:current |home )?(?:country|countries|city|cities|location|locations|state|region|town|place|residence)(?: code)?$|^(?:based|lives|living) in$|^where$/,
    place,
  ],
  [
    /^(?:max |min )?(?:notice(?: period)?|np)(?: (?:in )?(?:days|weeks))?(?: max| min)?$|^available within(?: days| weeks)?$/,
    (said) =>
      /^(?:0|none|immediate(?:ly)?)$/i.test(said.values[0] ?? '') ? 'available immediately' : noticed(said),
  ],
  [/^(?:start|starts|start date|available|availability|can start)$/, named('can start')],
  [/^(?:available|start|starts|can start) (?:from|by|before|on)$/, named('can start by')],
  [
    /^(?:min |max |minimum |maximum |total )?(?:years|yrs|yoe|pqe|exp|experience|years? (?:of )?(?:experience|exp)|experience years|exp years)(?: min| max)?$/,
    counted(() => 'years', 'experience'),
  ],
  [
    /^(?:min |max )?(?:(?:current )?tenure(?: in (?:the )?(?:current |present )?(?:role|job|position|company))?|(?:years|time) in (?:the )?(?:current |present )?(?:role|job|seat|post|position|company)|tenure years|length of (?:service|tenure)|years of service)(?: min| max| years)?$/,
    (said) => {
      const words = counted(() => 'years', '')(said);
      return words === null ? null : `in current role for ${words}`;
    },
  ],
  [
    /^(?:min |max |minimum |maximum |expected |desired )?(?:salary|pay|budget|compensation|comp|package|rate|salary expectations?|expectations?)(?: range)?(?: min| max| minimum| maximum)?$/,
    pay,
  ],
  [
    /^(?:current (?:employer|company)|works (?:at|for)|employer current)$/,
    (said) =>
      /^\d+\s*\+?\s*(?:years?|yrs?)/i.test(said.values[0] ?? '')
        ? `in current role for ${said.values[0]}`
        : named('now at', 'not currently at')(said),
  ],
  [/^(?:employer|company|employers|companies)$/, named('at', 'not at')],
  [
    /^(?:former|previous|past|ex|prior)[ -]?(?:employer|company|employers|companies)$|^(?:employer|company|employers|companies)[ -](?:former|previous|past|before|prior)$/,
    named('formerly at', 'never at'),
  ],
  [/^(?:ever )?worked (?:at|for)$|^any employer$/, named('worked at', 'never worked at')],
  [
    /^(?:skill|skills|must have|must haves|key skills|tech|tech stack|stack|tools|systems|software|technology|technologies|required skills|required|essentials?|musts?|requirements?|certs?|certificates?|certifications?|licen[cs]es?|tickets?|quals?|qualifications?|credentials?|accreditations?|cards|rego|registration)$/,
    skill,
  ],
  [/^(?:nice to haves?|preferred(?: skills)?|bonus|pluses)$/, named('ideally')],
  [/^(?:language|languages|speaks|spoken languages?)$/, named('speaks', 'not speaking')],
  [/^(?:work rights?|rights|visa|visa status|work permit|right to work|work authori[sz]ation)$/, rights],
  [
    /^(?:needs? |requires? )(?:(?:visa )?sponsorship|an? visa|visa)$|^(?:visa )?sponsorship(?: needed| required)?$|^visa (?:needed|required)$/,
    either('needs sponsorship', 'no sponsorship needed'),
  ],
  [/^(?:contract|work|employment|job|engagement) type$|^(?:type|engagement)$/, workType],
  [/^(?:is )?(?:contract|contractor|freelance)$/, either('contractors', 'not contractors')],
  [/^is (?:temp|temporary|locum)$/, either('temps', 'not temps')],
  [/^(?:is )?(?:perm|permanent)$/, either('permanent', 'contractors')],
  [/^(?:is )?(?:fully )?remote(?: only| ok)?$/, either('remote', 'not remote')],
  [
    /^(?:open to |willing to |will |can |would )?(?:relocation|relocate|relocates|move)$/,
    either('willing to relocate', 'not willing to relocate'),
  ],
  [/^(?:seniority|level|levels|grade|career level|seniority level)$/, level],
  [
    /^(?:days since )?last (?:contact|contacted|spoken)(?: days)?$|^days since (?:last )?contact$/,
    lastContact,
  ],
  [/^(?:full |candidate )?name$|^e-?mail$|^phone(?: number)?$|^mobile$/, ({ values: [value = ''] }) => value],
  [
    /^(?:(?:not|nobody|no ?one|none)(?: (?:from|at))|off limits|do not (?:approach|send)|hands off|excluded (?:companies|employers|firms)|never (?:from|at))$/,
    ({ values }) => values.map((value) => `never at ${value}`).join(', '),
  ],
  [
    /^(?:exclude|excluding|exclusions?|not|must not have|no[- ]?nos?|no[- ]?gos?|not wanted|avoid)$/,
    ({ values }) => `not ${list(values)}`,
  ],
];

const valuesOf = (said: string): string[] =>
  said
    .replace(/^[[({]|[\])}]$/g, '')
    // The full stop behind the last field of a line.
    .replace(/(?<=\p{L}|\d|[)+])\.\s*$/u, '')
    .split(/\s*[,/|]\s*|\s+OR\s+/)
    .map((one) => one.replace(/^["'\s]+|["'\s]+$/g, '').replaceAll('_', ' '))
    .filter((one) => one !== '');

const CURRENCY = /(?<![\p{L}_])"?(?:salary[_\s])?currency"?\s*(?::|==?)\s*"?([A-Z]{3})"?\s*[,;&]?/gu;

const DENIED =
  /^\s*(?:not|never)\s+(?!(?:more|less|longer|over|above|under|below|required|needed|essential|offered|available|necessary|an?\s+issue)\b)(?:at\s+)?/i;

const sayOf = (plain: string): Say | undefined => FIELDS.find(([names]) => names.test(plain))?.[1];

/** Marks words that go on with the value of the field before them: "role: site manager location: York". */
const GOES_ON = '\uFFFC';

/** A query whose fields stand in the words that the readers know. */
export function withFieldsSaid(query: string): string {
  if (!/[:=<>]|\bin\s*[[(]/.test(query)) return query;
  const isObject = /^\s*[{[]\s*\{?\s*"/.test(query) && /[}\]]\s*$/.test(query);
  const inside = withListsInFields(
    isObject ? flattened(query.replace(/^[\s{[]+|\s*\}\s*\]?\s*$/g, '')) : flattened(query),
  );
  const currency = CURRENCY.exec(inside)?.[1];
  CURRENCY.lastIndex = 0;
  let found = 0;
  let worded = -1;
  const inPlain = currency === undefined ? inside : inside.replace(CURRENCY, '');
  const said = inPlain.replace(
    FIELD,
    (whole: string, not: string | undefined, key: string, operator: string, value: string, at: number) => {
      const goesOn = worded > 0 && inPlain.slice(worded, at).trim() === '';
      worded = -1;
      const parts = key.split(' ');
      const isNotIn = operator === 'in' && parts.at(-1) === 'not';
      if (isNotIn) parts.pop();
      // "Current employer: not Novartis".
      const denied = DENIED.exec(value)?.[0] ?? '';
      const isDenied =
        not !== undefined || isNotIn || denied !== '' || /(?:^| )NOT(?= \S+$)/.test(parts.join(' '));
      const op = isDenied ? '!=' : operator.toLowerCase().replace(/\s+/g, ' ');
      // What stands before the name of a field is not a part of it.
      for (let from = 0; from < parts.length; from++) {
        const given = plainKey(parts.slice(from).join(' '));
        const known = sayOf(given);
        const bare = bareKey(given);
        const plain = known === undefined ? bare.plain : given;
        const isWhole = from === 0 || parts[from]?.includes('_') === true;
        const say = known ?? (isWhole ? sayOf(bare.plain) : undefined);
        if (say === undefined) continue;
        const values = valuesOf(value.slice(denied.length));
        // "Salespeople, job title: BDM": of people whose trade was said before it is the title.
        const before = parts
          .slice(0, from)
          .filter((part) => part !== 'AND' && part !== 'NOT')
          .join(' ');
        const isTitle = from > 0 && op === ':' && /^(?:current )?(?:job ?)?title$/.test(plain);
        const isRefused = known === undefined && bare.isRefused;
        const isAny = (known === undefined && bare.isAny) || (op === '=' && /\sOR\s/.test(value));
        const words = isTitle
          ? `whose current title is ${list(valuesOf(value))}`
          : asksNothing(plain, values)
            ? ''
            : say({ op: isRefused ? '!=' : isAny && op !== '!=' ? 'in' : op, key: plain, values });
        if (words === null) return whole;
        found++;
        const wished = known === undefined && bare.isWished && words !== '' ? 'ideally ' : '';
        const sum = say === pay && currency !== undefined ? words.replace(/(?=\d)/, `${currency} `) : words;
        if (words.endsWith(values.at(-1) ?? ' ') && !/\d/.test(words)) worded = at + whole.length;
        return `${goesOn && from > 0 ? GOES_ON : ''}${before}${from > 0 ? ', ' : ''}${wished}${sum}, `;
      }
      return whole;
    },
  );
  if (found === 0) return query;
  return said
    .replace(/,\s*\uFFFC/gu, ' ')
    .replace(/[;&|\n]+/g, ', ')
    .replace(/\s*(?<!\p{L})AND(?!\p{L})\s*/gu, ', ')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+,/g, ',')
    .replace(/[\s,]+$/, '');
}
