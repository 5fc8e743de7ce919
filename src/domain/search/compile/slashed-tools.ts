import type { Draft, Read } from './draft.ts';

const TRADE = String.raw`(?:(?:senior|snr|sr|lead|junior|jnr|jr|mid|principal|staff|back-?end|front-?end|full-?stack|software|contract)[\s-]+)*(?:devs?|developers?|engineers?|programmers?|coders?|technicians?|designers?|draughts\w+|drafts\w+|architects?|consultants?|people|folks?|person|bods?|lads?|experts?|specialists?|analysts?|testers?|admins?|administrators?)`;
const TRADE_BEHIND = new RegExp(String.raw`^\s+${TRADE}(?!\p{L})`, 'iu');
/** "React/TypeScript, Amsterdam": who works with them is left out at the end of a part. */
const isBeforePeople = (behind: string): boolean =>
  TRADE_BEHIND.test(behind) || /^\s*(?:$|[,.;)\n])/u.test(behind);
/** Languages that programs are written in: of two of these one will do, and what goes with one is asked besides it. */
const LANGUAGE =
  /^(?:java|kotlin|scala|groovy|clojure|python|ruby|php|perl|go|golang|rust|c|c\+\+|c#|f#|vb\.net|swift|objective-c|javascript|typescript|r|matlab|julia|cobol|abap|apex|dart|elixir|erlang|haskell|lua)$/i;

/** Whether a slash stands right between two tools before who works with them, and in no longer row of them. */
function isSlashed(text: string, last: Read, next: Read): boolean {
  if (last.facet.kind !== 'skill' || next.facet.kind !== 'skill') return false;
  if (last.facet.values.length !== 1 || next.facet.values.length !== 1) return false;
  return (
    text.slice(last.end, next.at) === '/' &&
    !/\/\s*$/.test(text.slice(0, last.at)) &&
    isBeforePeople(text.slice(next.end))
  );
}

/** "Java/Kafka devs": a language and what is used with it are both asked for; "Java/Kotlin devs" are of either. */
export function areBothAsked(text: string, last: Read, next: Read): boolean {
  if (!isSlashed(text, last, next)) return false;
  const [one = '', other = ''] = [last, next].map(({ facet: { values } }) => values[0] ?? '');
  return LANGUAGE.test(one) !== LANGUAGE.test(other);
}

/** Tells how a slash between tools was read, as it may be meant either way; longer rows are of any of them. */
export function tellSlashedTools(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind, strength } }) => kind === 'skill' && strength === 'must')
    .toSorted((a, b) => a.at - b.at);
  read.forEach((first, index) => {
    if (/\/\s*$/.test(draft.text.slice(0, first.at))) return;
    let last = first;
    for (const next of read.slice(index + 1)) {
      if (draft.text.slice(last.end, next.at) !== '/') break;
      last = next;
    }
    if (last === first || !isBeforePeople(draft.text.slice(last.end))) return;
    const said = draft.text.slice(first.at, last.end);
    draft.note(
      'read_as',
      areBothAsked(draft.text, first, last)
        ? `"${said}" was read as both of them. Say "or" where either will do.`
        : `"${said}" was read as any of them. Say "and" where all are meant.`,
    );
  });
}
