import type { FacetKind } from '../../facets.ts';
import type { Draft } from '../draft.ts';

/** What has versions. */
const VERSIONED: ReadonlySet<FacetKind> = new Set(['skill', 'certification']);

/** "17", "v3", "3.11", "14+", "2019 or later", directly behind a name; a figure with a unit is none. */
const VERSION =
  /^\s+(?:v(?:ersion\s+)?)?(?:20[0-3]\d|\d{1,2}(?:\.(?:\d{1,3}|x))*)(?:\s?\+|\s+(?:or|and)\s+(?:later|above|newer|higher|up|onwards?)\b)?(?=$|[\s,;.)?!/])(?!\s*(?:\+|(?:or more|plus)?\s*(?:years?|yrs?|y|months?|mths?|weeks?|wks?|days?|hours?|hrs?|k|km|miles?|people|roles?|jobs?|of|x|to|[-–]\s?\d)(?![\p{L}]))|[.,]\d)/iu;

/** Tells that the version of a tool or standard ("Java 17", "IFRS 16", "SQL Server 2019") is on no record: whoever has the tool is found. */
export function tellVersions(draft: Draft): void {
  for (const { facet, at, end } of draft.read) {
    if (!VERSIONED.has(facet.kind)) continue;
    const behind = VERSION.exec(draft.rest.slice(end))?.[0];
    // "Java 17" is one name of the skill, whose own name has no figure.
    const within = / \d+(?:\.\d+)*$/.exec(draft.text.slice(at, end))?.[0];
    const said = behind ?? within;
    if (said === undefined || (behind === undefined && /\d/.test(facet.label))) continue;
    if (behind !== undefined) draft.blot(end, end + behind.length);
    draft.note(
      'not_on_record',
      `"${said.trim()}" behind "${facet.label}" was taken for its version, by which no record tells people apart: whoever has ${facet.label} is found.`,
    );
  }
}
