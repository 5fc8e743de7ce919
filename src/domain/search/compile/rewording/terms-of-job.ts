const TERMS = String.raw`(?:locums?|temps?|temporary\s+(?:cover|staff|worker|help)|interims?|contractors?|freelancers?|casuals?|cover|agency\s+(?:staff|cover|worker))`;
const NEEDED = String.raw`(?:(?:is|are|now|urgently|badly|again|also)\s+)*(?:needed|wanted|required|sought|requested)`;
/** "Locum needed in Leeds, so pharmacists": of which kind the job is, before who it calls for. */
const JOB_FIRST = new RegExp(
  String.raw`^\s*((?:(?:an?|some|one|two|three|more|another)\s+)?${TERMS}\s+${NEEDED})(?![\p{L}-])([^.;:!?\n]{0,60}?)\s*[,;:–-]?\s+so\s+(?:an?\s+|we\s+need\s+(?:an?\s+)?|it(?:['’]s|\s+is)\s+(?:an?\s+)?)?(?=\p{L})`,
  'iu',
);

/** A search without the clause that tells on which terms its job is and that somebody is needed; where that is stays. */
export function withoutTermsOfJob(text: string): { text: string; aside: string[] } {
  const said = JOB_FIRST.exec(text);
  if (said === null) return { text, aside: [] };
  const [whole, terms = '', where = ''] = said;
  const rest = text.slice(whole.length);
  const isPlaced = /^\s*,?\s*(?:in|near|at|around|for)\s+\p{L}/iu.test(where);
  return {
    text: isPlaced ? `${where.replace(/^[\s,]+/, '')}, ${rest}` : rest,
    aside: [isPlaced ? terms : `${terms}${where}`],
  };
}
