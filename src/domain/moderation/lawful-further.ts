const BODY_OF =
  '(?:vetting|governing|professional|regulatory|awarding|standards|statutory|public|industry|certification|certifying|accrediting|accreditation|licensing|trade|representative|student|examining|inspection|funding|advisory|oversight)';
/** People whom work is done for, in other languages than English. */
const CLIENTS_ABROAD =
  '(?:jongeren|ouderen|kinderen|vrouwen|jugendliche[n]?|kinder[n]?|senioren|frauen|jóvenes|mayores|mujeres|niños|menores|jeunes|femmes|enfants|seniors|giovani|donne|anziani|bambini|minori|jovens|idosos|mulheres|ungdomar|ungdommer|unge|börn|barn|børn|äldre|ældre|eldre|młodzież\\p{L}*|dziećmi)';
const WORKS_WITH =
  '(?:werk(?:t|en)?|arbeite[nt]?|betreu\\p{L}+|begleite[nt]?|begeleid\\p{L}*|unterstütz\\p{L}+|travaill\\p{L}+|accompagn\\p{L}+|trabaj\\p{L}+|acompañ\\p{L}+|atend\\p{L}+|lavor\\p{L}+|trabalh\\p{L}+|arbetar|arbejder|arbeider|jobbar|jobber|pracuj\\p{L}*)';

/** Work that meets infections, blood or those whom an infection harms most. */
const INFECTIOUS_WORK =
  '(?:patients?|clinical|hospitals?|wards?|aged care|laborator\\p{L}+|labs?|theatres?|sewage|needles?|sharps|nurs(?:e|es|ing)|midwi(?:fe|ves|fery)|dent(?:al|ists?)|hygienists?|phlebotom\\p{L}+|paramedics?|ambulances?|doctors?|physicians?|gps?|physiotherap\\p{L}+|health ?care|health (?:work|service|centre|clinic)\\p{L}*|care (?:homes?|workers?|assistants?|staff)|carers?|nursing homes?|embalm\\p{L}+|mortuar\\p{L}+|infection (?:prevention|control)|blood(?: products)?|clinics?|surgical)';

/** Bodies, tests, leave and clients that are named by words which otherwise pick people: none of it says who is taken. */
export const LAWFUL_FURTHER: readonly RegExp[] = [
  new RegExp(`\\b${BODY_OF} bod(?:y|ies)\\b`, 'giu'),
  /\blooks?(?= (?:only |just |solely )?(?:at|into|through)\b)/giu,
  /\bolder (?:persons?|people|adults?)['’]?s? (?:health|care|services?|medicine|mental health|wards?|units?)\b/giu,
  /\b(?:no|an?|the|strong|more|less) accent on (?!the phone|phone|calls)\p{L}+/giu,
  /\bplain english\b/giu,
  /\bnann(?:y|ies) (?:wanted |needed )?(?:for|to) (?:an?|the|our) (?:[\p{L}-]+ )?family(?: of [^.;,]*| (?:in|with) [^.;,]*)?/giu,
  // What each age is paid, who leads the house, and the hours, goods and days of a feast.
  /\b(?:paid|pay|rates?|wages?)\b[^.;]{0,40}\b(?:by age|(?:under|over|aged?) \d\d|\d\d ?(?:-|to) ?\d\d|\d\d (?:and|or) over)\b[^.;]*[£$€]\s?\d[^;]*/giu,
  /\b(?:half|most|a (?:third|quarter)|two thirds|three quarters|\d+ ?%|\d+ per ?cent|\d+ (?:out )?of \d+|\p{L}+ in \p{L}+)(?: of)? (?:our|the) (?:board|directors|leaders|leadership(?: team)?|managers|engineers|partners|trustees|executives|managing \p{L}+|senior \p{L}+)(?: (?:is|are))? (?:now )?(?:wom[ae]n|female)\b(?![^.;]*\b(?:so|like|want|prefer\w*|keep|more|another)\b)/giu,
  /\b(?:ramadan|eid|diwali|passover|hanukkah|lunar new year|chinese new year|lent|easter)(?:(?:,| and| or|,? &) (?:ramadan|eid|diwali|passover|hanukkah|lunar new year|chinese new year|christmas|easter))* (?:working |opening |reduced |shopping )?(?:hours|timings?|ranges?|hampers?|campaigns?|season|rush|peak|trade|sales|menus?|markets?|boxes|cards|gifts|cakes?|sweets|promotions?|stock|displays?)\b/giu,
  // What somebody acts or lends a voice to, and what is taught about a belief.
  /\b(?:plays?|playing|the part of|the role of|voices?) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:m[ae]n|wom[ae]n|girls?|boys?|mother|father|grandmother|grandfather|couple)(?: in (?:his|her|their) \p{L}+)?(?<=\b(?:actors?|performers?|extras?|cast|voice artists?)\b[^.;]*)/giu,
  /\b(?:fe)?male (?:and (?:an? )?(?:fe)?male )?voices? for (?:the|an?|our) [\p{L}]+(?: and (?:an? )?(?:fe)?male voice for the [\p{L}]+)?(?=[^.;]*\b(?:audio ?books?|narrat\p{L}+|characters?|animations?|cartoons?|films?|dubbing|radio plays?|story|stories)\b)/giu,
  /\bteach(?:es|ing)? (?:[\p{L}]+,? (?:and )?){0,2}(?:hinduism|sikhism|islam|christianity|judaism|buddhism|religious (?:studies|education)|theology|scripture)(?:(?:,| and|, and) [\p{L}]+)*/giu,
  // A house or a thing by the years that it has stood, and by its name.
  /\b(?:\d{3}|1\d\d) years young\b|\bold (?:man|lady|boy|school) (?:pub|bar|cafe|boozer)s?\b/giu,
  // What a machine or a system is told to do.
  /\bdisabled? (?:the|an?|all|this|that|these|those|our|its) (?!applicants?|candidates?|people|persons?|staff|workers?)[\p{L}-]+/giu,
  // What is done for a living around marriages and births.
  /\b(?:marriage|couples?|family|relationships?|bereavement|antenatal|divorce)(?:,? (?:and |& )?(?:marriage|couples?|family|relationships?|bereavement|divorce))* (?:counsell?(?:or|ing)|therap(?:ist|y)|celebrant|mediat(?:or|ion)|lawyers?|solicitors?)s?\b/giu,
  /\b(?:expectant|new|first-time) (?:parents?|mothers?|fathers?|families)['’]?s? (?:program(?:me)?s?|class(?:es)?|courses?|education|educator|groups?|services?|workshops?)\b/giu,
  /\b(?:nobody|no one|no-one) (?:minds|objects|blinks) (?:if|when) (?:you|people|anyone|they) (?:stops?|takes?|needs?|pauses?|leaves?|breaks?)[^.;]*|\b(?:happy|free|welcome|time|allowed) (?:for (?:you|people|anyone) )?to (?:stop |break |pause )?(?:for prayers?|to pray|pray)\b/giu,
  /\b(?:with|carries) (?:real |great |quiet |total |full |such |more |the )?conviction\b(?! (?:for|of|in)\b)/giu,
  /\bu\.?s\.? persons? ?\([^)]*\)/giu,
  /\b(?:practi[sc]ing|devout|church-?going|baptised) \p{L}+(?: or \p{L}+)? (?:is |are )?not (?:required|necessary|needed|essential|expected)\b/giu,
  /(?<!\b(?:no|not|never|nobody|without|avoid|n't)\b[^.;]*)\b(?:fertility|ivf|adoption|surrogacy|menopause|miscarriage)(?:,? (?:and |or )?(?:fertility|ivf|adoption|surrogacy|bereavement|menopause))* (?:leave|pay|treatment leave|support|benefits?|counselling)\b/giu,
  /(?<!\b(?:no|not|never|nobody|without|avoid|n't)\b[^.;]*)\b(?:maternity|paternity|adoption|parental)(?:,? (?:and |or )?(?:shared )?(?:maternity|paternity|adoption|parental)){1,4} (?:pay|leave)\b/giu,
  // What protects patients and those who do the work, for whoever does it.
  new RegExp(
    `(?<=\\b${INFECTIOUS_WORK}\\b[^.;]{0,80})\\b(?:vaccinat|immuni[sz])\\p{L}+\\b|\\b(?:vaccinat|immuni[sz])\\p{L}+\\b(?=[^.;]*\\b${INFECTIOUS_WORK}\\b)`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})${WORKS_WITH} (?:met|mit|avec|auprès d\\p{L}*|con|com|med|z|aux?|de)? ?(?:\\p{L}+ ){0,2}${CLIENTS_ABROAD}(?!\\p{L})(?: (?:van|von|vom|ab|im alter|de|tra|fra|från|entre|zwischen|tussen|mellan|mellem|mellom)[^.;,]{0,25}\\d\\d)?`,
    'giu',
  ),
];

/** Whom a service is for, what a camp is, carers by the name of their work, a team by its size: read before any word of them is taken out. */
export const LAWFUL_WHOLE: readonly RegExp[] = [
  /\b(?:gay|lesbian|lgbt\p{L}*\+?|queer|trans|bi) (?:(?:men|women|people|youth)['’]?s?['’]? )?(?:health|legal|community|youth|support|advice|counselling) (?:clinic|service|centre|center|charity|organisation|line|programme|program)s?\b/giu,
  /\b(?:(?:summer|day|training|scout|guides?|holiday|mine|construction|work|base|fly) camps?|camp (?:caterer|cook|chef|manager|counsel\p{L}+|leader|nurse|cleaner|host|attendant|supervisor|coordinator))\b/giu,
  /\b(?:foster|respite|kinship) (?:carers?|parents?) of any\b[^.;]*/giu,
  /\b(?:slim|lean) (?:team|crew|office|structure|set-?up|outfit) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/giu,
];
