import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:\p{Lu}|&|and(?=\s\p{Lu}))[\p{L}\p{N}&'’-]*){0,4}`;
const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,?\s*\bor\s+(?:at\s+)?|,\s*|\/\s*)${COMPANY})*`;
const HOW_LONG = String.raw`(?:(?:for\s+)?(?:at\s+least\s+|over\s+|more\s+than\s+|upwards\s+of\s+)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\+?\s*(?:years?|yrs?)(?:\s+(?:or\s+(?:more|longer|better|over)|and\s+(?:more|over|up)|plus|at\s+least|upwards?))?)`;
const STATE = String.raw`(?:Vic(?:toria)?|VIC|NSW|New\s+South\s+Wales|QLD|Qld|Queensland|WA|SA|TAS|Tas(?:mania)?|ACT|NT)`;
const MOVES = String.raw`(?:(?:who|that)\s*(?:(?:would|will|could|['’]d|['’]ll)|(?:is|are|['’]s|['’]re)\s+(?:happy|willing|open|ready|prepared|up|keen)\s+(?:to|for))?\s*|(?:willing|happy|open|ready|prepared|keen)\s+(?:to|for)\s+|would\s+)(?:be\s+(?:happy|willing|open|ready|prepared)\s+to\s+)?(?:consider\s+)?(?:shift(?:ing)?|mov(?:e|ing)|relocat(?:e|ing)|come|coming|transfer(?:ring)?)\s+(?:over\s+|up\s+|down\s+|across\s+)?to`;

/** What is cut short or stands for its like in lists and notes, as `plainly` puts it before any reader. */
export const SAID_IN_LISTS: Ways = [
  // Levels: "entry to mid level", "mids and seniors", "mid lvl".
  [/\blvls?\b/giu, 'level'],
  [
    /\bentry(?=\s*(?:to|or|and|\/|-|–)\s*(?:mid|intermediate|junior|senior)(?:[\s-]*(?:level|weight|senior))?s?\b)/giu,
    'entry-level',
  ],
  [/\bmids(?=\s*(?:$|[,;.)/]|\b(?:and|or|to|only|please|up)\b|&))/giu, 'mid-level'],
  [/(?<=\b(?:and|or|to|juniors?|seniors?)\s+|[,/&]\s*)mids\b/giu, 'mid-level'],
  // Who writes in a language by its own word.
  [/\bRubyists?\b/giu, 'Ruby developers'],
  [/\bPythonistas?\b/giu, 'Python developers'],
  [/\bRustaceans?\b/giu, 'Rust developers'],
  // "SQL non-negotiable" is required.
  [
    /\s*[,(–—-]?\s*(?:(?<!\p{L})(?:is|are|being)\s+)?(?<!\p{L})(?:(?:an?|absolutely|strictly|completely|totally|utterly)\s+)*\b(?:non[\s-]+negotiables?|not\s+negotiable)\b\)?/giu,
    ' required',
  ],
  // "Under 2 weeks to serve" behind another way of being free.
  [
    /(?<=\bor\s+)(?=(?:under|below|less\s+than|fewer\s+than|up\s+to|at\s+most|max(?:imum)?)\s+(?:\d+|an?|one|two|three|four|six)\s*(?:weeks?|wks?|days?|months?|fortnights?)\s+(?:to\s+(?:serve|work|go|give|run)|left|of\s+notice|notice))/giu,
    'with ',
  ],
  // "Would shift to Auckland if they're not there already" is there or would.
  [
    new RegExp(
      String.raw`\b${MOVES}\s+(\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2})\s*,?\s+(?:if|where|unless|when|assuming)\s+(?:(?:they|he|she)\s*(?:['’](?:re|s)|\s+(?:are|is|do|does|have|has))\s*)?(?:not|n['’]t)?\s*(?:(?:currently|already|yet|now)\s+)*(?:live\s+|living\s+|based\s+|located\s+|been\s+)?(?:there|here|in\s+(?:town|the\s+city|place)|local)(?:\s+(?:already|yet|now|today))?`,
      'gu',
    ),
    'in $1 or would move to $1',
  ],
  // "Grocery background ie Tesco Coles Aldi": the houses say which.
  [
    /\b(?:(?:an?|the|with|from)\s+)*(?:[\p{Ll}&-]+\s+){1,2}(?:background|experience|house|company|sector|firm)s?\s*[,(]?\s*(?:\bi\.?e\.?|\bnamely|\bthat\s+is)\s*[,:]?\s+(?=\p{Lu}\p{Ll}+)/gu,
    'from ',
  ],
  // A region and then its states.
  [
    new RegExp(
      String.raw`\b(?:eastern|western|southern|northern|east\s+coast|eastern\s+seaboard)\s+(?:states?)?(?:\s+only)?\s*(?:[–—:(-]|\bi\.?e\.?\b,?|\bnamely\b,?|\bso\b,?)\s*(?=${STATE}\b)`,
      'gu',
    ),
    '',
  ],
  [new RegExp(String.raw`\b(${STATE})\s+(?=${STATE}\b)`, 'gu'), '$1, '],
  // "SAP MM resources": of people, as desks in India say it.
  [
    /(?<=(?:\b(?:developers?|engineers?|consultants?|testers?|analysts?|administrators?|architects?)|\p{Lu}[\p{L}\p{N}+#./-]*)\s+)(?<!\b(?:in|from|of|for|at|the|and|human|natural|water|mineral|energy|learning|teaching)\s+\p{L}*\s*)(?<!\b(?:Human|Natural|Water|Mineral|Energy|Learning|Teaching|HR|Earth|Digital|Marine|Forest|Land|Health|People)\s)resources?(?=\s*(?:$|[,;:(–-]|\b(?:with|having|for|in(?=\s+\p{Lu})|who|needed|required|reqd|only|available|immediate(?:ly)?|joining|on\s+bench)\b))/gu,
    'people',
  ],
  [/\bpolicy\s+(?:people|folks?|types?|ones)\b/giu, 'policy officers'],
  [/\bmech\.?\s+(?=fitters?\b)/giu, 'mechanical '],
  [/\bworking\s+hols?\b(?=\s+visas?\b)/giu, 'working holiday'],
  // "Have sat at Optus or Christian Dior five years or longer without moving".
  [
    new RegExp(
      String.raw`\b(?:(?:have|has|['’]ve|['’]s)\s+)?(?:been|sat|stayed|stuck|remained|stuck\s+it\s+out)\s+(?:put\s+)?(?:at|with|in)\s+(${COMPANIES})\s*,?\s+(${HOW_LONG})(?:\s*,?\s+without\s+(?:ever\s+)?(?:moving|a\s+move|changing(?:\s+jobs?)?|a\s+(?:break|change)|budging|leaving|switching|hopping|going\s+anywhere))?`,
      'gu',
    ),
    'are at $1 for $2',
  ],
  [/\bfor\s+for\s+(?=\d|at\s+least|over|more\s+than)/giu, 'for '],
  // "Has worked for us at Rio Tinto": who is meant is the house.
  [/\bworked\s+for\s+us\s+(?=(?:here\s+)?(?:at|in)\s+\p{Lu})/gu, 'worked '],
  // "Off payroll" is no skill, "C-level" no language, "NHS band 6" no employer, "selling to Tesco" no job there.
  [
    /(?<!\p{L})(?:(?:on|for|doing|working|works?|happy\s+(?:on|with))\s+)?(\d|one|two|three|four|five|six)\s+days?\s*(?:\/|(?:a|per|each)\s+)(?:week|wk)\b/giu,
    '$1-day-week',
  ],
  [/\boff[\s-]payroll\b/giu, 'freelance'],
  [
    /\b(?:with|at|of|to|for|supporting|used\s+to)\s+(?:the\s+)?C[\s-](?:level|suite)(?:\s+(?:support|experience|execs?|executives?|stakeholders?|exposure))?/gu,
    'supporting executives',
  ],
  [/\bNHS\s+(?=bands?\s+\d)/giu, ''],
  [/\b(?:rated|rate)\s+(?:highly|well|good|great)(?:\s+by\s+(?:us|our\s+\p{L}+))?/giu, 'rated 4 or above'],
  // "Theatre if we have them", "pastry if there are any": welcome, and not asked for.
  [
    /(?<=[,;.(]\s*)((?:\p{L}+\s+){0,2}\p{L}+(?<!s))\s+if\s+(?:(?:we|you)(?:['’]ve|\s+have)\s+(?:got\s+)?(?:them|any|some|one)|there\s+(?:are|is|['’]s)\s+any|any(?=\s*[,;.)]|$)|(?:you|we)\s+can\s+(?:find|get)\s+(?:them|any|one|it))/giu,
    '$1 is a plus',
  ],
  // "Did their training contract at", "won public sector contracts": of these nobody is a contractor.
  [
    /\b(?:did|done|doing|served|completed|had)\s+(?:their|his|her|an?|the)\s+(?:training\s+contracts?|TC|articles|pupillage|apprenticeship)\s+(?:at|with|in)\s+(?=(?:the\s+)?\p{Lu})/gu,
    'worked at ',
  ],
  [/\btraining\s+contracts?\b/giu, 'traineeship'],
  [
    /\b(win(?:s|ning)?|won|manag(?:e|es|ed|ing)|negotiat(?:e|es|ed|ing)|draft(?:s|ed|ing)?|award(?:s|ed|ing)?|deliver(?:s|ed|ing)?|administer(?:s|ed|ing)?)\s+((?:[\p{L}-]+\s+){0,3}?)contracts\b/giu,
    '$1 $2agreements',
  ],
  // "B2B contract" is how a contractor is paid in Poland, England and Wales where law is admitted.
  [/\bB2B\s+(?=contract(?:s|ors?|ing)?\b)/gu, ''],
  [
    /\b(qualified|admitted|licen[cs]ed|registered|called|enrolled)\s+(in|under)\s+(?:the\s+law\s+of\s+)?(?:England\s+(?:and|&)\s+Wales|E\s?&\s?W)\b/gu,
    '$1 $2 England',
  ],
  [
    /(?<=\b(?:Scotland|England|Wales|UK|GB|Ireland|ROI|Republic)\s*(?:,|\/|\bor\b|\band\b|&)\s*(?:(?:or|and)\s+)?)NI(?!\p{L})|(?<!\p{L})NI(?=\s*(?:,|\/|\bor\b|\band\b|&)\s*(?:(?:or|and)\s+)?(?:Scotland|England|Wales|ROI|Ireland|the\s+Republic)\b)/gu,
    'Northern Ireland',
  ],
  // "Looking 4 a chef n a porter".
  [/(?<=\b(?:look(?:ing)?|search(?:ing)?|hunt(?:ing)?|ask(?:ing)?)\s+)4(?=\s+(?:an?\s+)?\p{L})/giu, 'for'],
  // "Tradies for a shutdown: boilermakers, riggers": the list says which.
  [
    /\b(?:tradies|trades(?:people|men|folk)|blue[\s-]collar\s+(?:people|workers|staff)|health(?:care)?\s+(?:staff|workers|professionals)|kitchen\s+staff|techies|creatives|hospo\s+staff|warehouse\s+staff|office\s+staff)\b(?=[^:.;\n]{0,60}:\s*\p{L})/giu,
    'people',
  ],
  // "A payroll function": of a department.
  [
    /\b(payroll|finance|HR|tax|audit|legal|procurement|marketing|talent|data|IT|risk|compliance|treasury|sales|operations|planning|security)\s+functions?\b/giu,
    '$1',
  ],
  // "For the CFO role at Brightwater": where the job is.
  [
    new RegExp(
      String.raw`\b(for\s+(?:the|an?|our|their|this|that)\s+(?:[\p{L}/&-]+\s+){1,4}?(?:role|job|position|vacancy|post|seat|opening|gig|search))\s+(?:at|with)\s+${COMPANY}(?=\s*(?:$|[,;.)!?]|\b(?:who|that|and|but|with)\b))`,
      'gu',
    ),
    '$1',
  ],
  [/\b(?:would\s+(?:look\s+at|consider|join|go\s+to)|open\s+to)\s+(?:an?\s+)?[Ss]eries\s+[A-F]\b/gu, ''],
  // An Employment Pass, as Singapore calls it.
  [
    /\b(?:an?\s+)?(?:EP|S\s?Pass|[Ee]mployment\s+[Pp]ass)(?=\s*(?:$|[,;.)?!]|\b(?:sponsor|holder|to|in|and|or|for|because|as)))/gu,
    'sponsorship',
  ],
  // What a bracket begins with is said of each in it.
  [
    new RegExp(
      String.raw`(?<=\(\s*)(currently|now|presently|previously|formerly|ex)(\s+(?:at\s+)?)(${COMPANY})\s+OR\s+(?:(?:at|with)\s+)?(${COMPANY})(?=\s*\))`,
      'gu',
    ),
    '$1$2$3 OR $1$2$4',
  ],
];
