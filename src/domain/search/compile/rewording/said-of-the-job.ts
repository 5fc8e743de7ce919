import type { Draft } from '../draft.ts';

/** What tells of the job, of who gives it or of why, and asks nothing of a person that a record could tell. */
const OF_THE_JOB: readonly RegExp[] = [
  // Why: "because Toll is the client", "as they are a client of ours".
  /[\s,(]*(?<![\p{L}-])(?:because|cos|cuz|coz|'cause|since|as)\s+(?:[\p{L}&'.-]+\s+){1,4}?(?:is|are|'s|was)\s+(?:(?:the|our|my|an?)\s+(?:end\s+|new\s+|big\s+)?(?:client|customer)s?(?:\s+of\s+(?:ours|mine))?)(?![\p{L}])\)?/giu,
  /[\s,]*(?<![\p{L}-])because\s+(?:of\s+)?[^.;()\n\uFFFC]{3,80}?(?=\s*(?:$|[.;()\n]|,?\s+(?:oh\s+)?(?:and|but)\s+(?:also\s+|please\s+)?(?:no[\s-]?one|nobody|none|not|no|they\s+(?:must|need|should|have)|must|only|ideally|preferably|with|who)(?!\p{L})))/giu,
  // How large the team is.
  /(?<![\p{L}-])(?:(?:to\s+)?(?:join|be|working)\s+)?(?:part of|in|within|into)\s+(?:an?\s+)?(?:(?:small|large|growing|busy|friendly|close-knit|new|existing)\s+)*team\s+of\s+(?:about\s+|around\s+)?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?![\p{L}\d])/giu,
  // When the job begins: "for September", "starting in the new year".
  /(?<![\p{L}-])(?:for|starting|to start|beginning)\s+(?:in\s+|from\s+)?(?:an?\s+|the\s+)?(?:(?:early|late|mid)[\s-])?(?:(?:January|February|April|June|July|August|September|October|November|December|spring|summer|autumn|winter|new year|Q[1-4])(?:\s+(?:term|start|intake|20\d\d))*)(?=\s*(?:$|[,.;)]))/giu,
  // What it is for: "for a shutdown", "for the six week outage".
  /(?<!\b(?:experience|worked|background|ready|tickets?|inducted)\s)(?<![\p{L}-])for\s+(?:an?\s+|the\s+|our\s+|their\s+|this\s+|two\s+)(?:(?:big|major|annual|upcoming|next|short|long|planned|(?:\d+|two|three|four|six|eight|ten|twelve)[\s-]weeks?)\s+)*(?:shut(?:down)?s?|outages?|turnarounds?)(?=\s*(?:$|[,.;)]|\b(?:in|at|near|who|with|starting)(?!\p{L})))/giu,
  // Who sponsors, which leaves open whom they take.
  /(?<![\p{L}-])(?:the\s+|our\s+)?(?:client|company|employer|they|we)\s+(?:will\s+|can\s+|do(?:es)?\s+|is happy to\s+|are happy to\s+)?sponsors?(?:\s+visas?)?(?=\s*(?:$|[,.;)]|\bso\b))/giu,
];

/** Reads what tells of the job: it is told, and leaves nobody out. */
export function readOfTheJob(draft: Draft): void {
  for (const pattern of OF_THE_JOB)
    for (const { index, 0: whole } of draft.each(pattern)) {
      const said = whole.replace(/^[\s,(]+/, '').trim();
      const at = index + whole.indexOf(said);
      const reason = `"${said}" tells of the job, which no record of a person does, so it was not run.`;
      draft.take(at, at + said.length, { kind: 'unsupported', label: said, reason }, true);
      draft.note('not_on_record', reason);
    }
}
