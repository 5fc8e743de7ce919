import { skills } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';

interface Place {
  start: number;
  end: number;
}

/** What people know or work with of a maker, behind its name. */
const THING =
  /^ (?:[Dd]atabases?|[Dd]bs?|DB|DBs|DBA|SQL|PL\/SQL|ERP|EBS|E-Business|Fusion|Forms|APEX|RAC|OCI|HCM|Financials|WebLogic|Java|Office|Excel|Word|PowerPoint|Outlook|Teams|Access|Project|Dynamics|Power BI|Azure|Server|SharePoint|365|Windows|Visio|Intune|Exchange|Ads|AdWords|Analytics|Workspace|Sheets|Docs|Maps|Tag Manager|Cloud|BigQuery|Play|S\/4\w*|HANA|ECC|R\/3|FI|CO|FICO|FI\/CO|MM|SD|PP|PM|QM|EWM|WM|BW|BI|BO|IBP|APO|SuccessFactors|Ariba|Concur|Photoshop|Premiere|Illustrator|InDesign|After Effects|Creative (?:Suite|Cloud)|XD|Acrobat|Revit|AutoCAD|Inventor|Civil 3D|Fusion 360|routers?|switch(?:es)?|firewalls?|PLCs?|TIA|Step 7|S7|NX|Teamcenter|drives?|robots?|controllers?|servers?|storage|mainframes?|laptops?|scanners?|HMIs?|SCADA|CMMS|CPQ|Apex|Lightning|Flow|certified|certifications?|certificates?|admin(?:istration|istrator)?|queries|reports?|dashboards?|modules?|stack|skills|experience|knowledge|Fitout|engines?|turbines?|pumps?|compressors?|excavators?|dozers?|diggers?|cranes?|forklifts?|telehandlers?|tractors?|ventilators?|monitors?|MRI|CT|EOS|\d{1,2}(?:c|g|i|ai|R\d)(?= ?[,.;:)/]|$| (?:and|DBA|dba|databases?|on|to|RAC|certified)))(?![\p{L}])/u;
/** Where it is the house all the same. */
const THERE =
  /(?<!\p{L})(?:at|joined|left|ex|for|from|with|by|of|to|the|our|its|their|inside|within|chez|bei|bij|en|na|no|in) $/iu;

/**
 * Whether a maker is named for what somebody knows of it and not for having been there: "300 Oracle databases" stays of somebody whom Oracle
 * employed, as whoever works with these says so too.
 */
export const isSkillOfMaker = (text: string, { start, end }: Place): boolean =>
  THING.test(text.slice(end, end + 24)) &&
  !THERE.test(text.slice(Math.max(0, start - 10), start)) &&
  isListed(text.slice(start, end + 24));

/** Whether a list of skills begins a term with the maker's name. */
const isListed = (said: string): boolean =>
  skills().book.at(
    wordsOf(said).map(({ text: word }) => word),
    0,
  ) !== undefined;

/** Whether a name is as a whole a skill that the lists have. */
export function isSkillNamed(name: string): boolean {
  const words = wordsOf(name).map(({ text: word }) => word);
  return words.length > 0 && skills().book.at(words, 0)?.length === words.length;
}
