import type { Draft } from '../draft.ts';

const CONTACT = String.raw`(?:called|rung|rang|phoned|contacted|spoken|e-?mailed|mailed|messaged|met|texted|reached|touched|chased|heard\s+from|in\s+touch)(?:\s+(?:to|with|from|by))?(?:\s+(?:us|me|them|anyone|anybody))?`;
const FINE = String.raw`(?:grand|fine|ok(?:ay)?|good|great|alright|all\s+right|welcome|included?|too|also|as\s+well)`;
const WHO = String.raw`(?:(?:and|or|but|also|plus|those|people|the|ones|any(?:one|body)|if|who|that|they|he|she|we|i|have|has|were|was|are)\s+)*`;
const NEVER = String.raw`never\s+(?:been\s+)?(?:ever\s+)?${CONTACT}(?:\s+(?:at\s+all|before))?`;
const WILL_DO = String.raw`(?:(?:is|are|would\s+be|that\s+is|then|they\s+are)\s+)*(?:(?:just\s+as|also|perfectly|absolutely)\s+)*(?:${FINE}|(?:i|we)(?:\s+would|\s+will)?\s+(?:want|like|take|need|have)\s+(?:those|them|these)\s+${FINE}|(?:they|those|that|these|it)?\s*(?:counts?|qualif(?:y|ies)|will\s+do|works?)(?:\s+${FINE})?|(?:include|add)\s+(?:them|those|these)(?:\s+${FINE})?)(?:\s+(?:too|also|as\s+well|by\s+(?:me|us)))?`;

/** "(Never called is grand)", "If they have never been rung at all I want those too", "including those never contacted". */
const NEVER_TOO = new RegExp(
  String.raw`^\s*[,;.(–—-]*\s*(?:${WHO}${NEVER},?\s+${WILL_DO}|(?:and\s+|but\s+)?(?:please\s+)?(?:incl(?:\.|ude|uding)?|counting|plus)\s+${WHO}${NEVER})(?![\p{L}])`,
  'iu',
);

/** How long what is said there is of whom nobody ever called: they count as not called for however long. */
export const neverToo = (draft: Draft, at: number): number =>
  NEVER_TOO.exec(draft.rest.slice(at))?.[0].length ?? 0;
