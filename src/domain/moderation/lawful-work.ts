const PEOPLE_SERVED =
  '(?:clients?|patients?|customers?|residents?|guests?|members|readers?|viewers?|donors?|subscribers?|passengers?|participants?|pupils?|students?|tenants?|borrowers?|audiences?|users?|shoppers?|visitors?|wearers?)';

const ANY_AGE = '(?:(?:young|younger|older|elderly|disabled|vulnerable|pregnant|small|school[- ]age) )?';

/** Phrases of work, dress, clientele and company that hold a word of the rules and pick nobody. */
export const LAWFUL_WORK: readonly RegExp[] = [
  // Whoever is in the country by right.
  /\b(?:australian |new zealand |uk |us |eu )?(?:citizens?|nationals)(?:,| and| or| &)+ (?:\p{L}+ )?(?:permanent )?residents?\b/giu,
  // What is worn, and what is painted.
  /\b(?:black|white|brown|tan|light|dark)(?: (?:and|or) (?:black|white|brown|tan))?[- ](?:trousers?|pants|jeans|shirts?|blouses?|t-?shirts?|polos?|aprons?|shoes|boots|socks|jackets?|suits?|dress(?:es)?|skirts?|ties?|gloves|coats?|uniforms?|paint\w*|ink|marker|coffee|pepper|bread|rice|wine|meat|steel|metal|noise|light|cards?|vans?|cars?)\b/giu,
  /\b(?:beards?|hair|jewellery|piercings?|tattoos?) (?:must|has to|have to|needs? to|should|is|are) (?:be )?(?:covered|tied|netted|removed|tucked|kept)\b[^.;]*/giu,
  // Of those who are there, counted.
  /\b(?:our |the )?(?:board|leadership|leaders?|leadership team|management|managers|executives?|team|staff|engineers|workforce|graduates|directors|partners) (?:is|are|has|have|consists? of|includes?) (?:now |about |almost |nearly |over |more than |mostly )?(?:half|a third|two thirds|\d+ ?(?:%|per ?cent)|equal numbers of|as many)(?: of)? (?:wom[ae]n|m[ae]n|female|male)\b(?![^.;]*\b(?:keep|stay|so (?:we|a|no)|only|prefer\w*)\b)/giu,
  // Whom the work is for, by what they have or are.
  new RegExp(
    `\\b(?:for|of|with|to|support|help|drive|assist|visit|care for) (?:an? |the |our |your |one |two |three )?${PEOPLE_SERVED} who (?:uses?|has|have|is|are|lives?|needs?|cannot|can't|speaks?|comes?)\\b[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:our |the |most of our |many of our )${PEOPLE_SERVED} (?:are|is|come|tend to be) (?!uncomfortable|wary|unhappy|put off|used to|afraid|uneasy|more comfortable|happier)(?:(?:mainly|mostly|often|largely|usually|chiefly) )?[^.;]*?(?=[.;]|$|, (?:so|and|which) )`,
    'giu',
  ),
  new RegExp(
    `\\b${ANY_AGE}(?:people|adults|children|kids|teenagers|adolescents|infants|wom[ae]n|m[ae]n|boys|girls|mothers|famil(?:y|ies)|${PEOPLE_SERVED}) (?:in (?:our|the|its) (?:care|school|home|service|unit|cent(?:re|er)|nursery|class(?:es)?|program(?:me)?s?|hostel|refuge|wards?)|(?:(?:that|whom|who) )?(?:we|you|the (?:home|school|service|team|charity|clinic)) (?:will )?(?:support|serve|teach|care for|look after|treat|house|coach|mentor)s?) (?:are|is|range|come)\\b[^.;,]*`,
    'giu',
  ),
  /\b(?:help|support|guide|coach|bring|get|assist)(?:s|ing)? (?:us )?(?:(?:get|bring|guide|support) )?(?:new |young |working |single |expectant |returning )?(?:mothers|fathers|parents|mums|dads|carers|families|veterans|refugees|migrants) (?:back |safely |return |settle |find |get )*(?:to|into|in|through|with|after|home|work|housing|jobs?)\b[^.;,]*/giu,
  /\b(?:gyms?|shops?|stores?|salons?|clubs?|magazines?|clinics?|colleges?|schools?|hostels?|spas?|brands?|studios?|camps?|pools?|programs?|programmes?|lines?|ranges?) (?:is|are) (?:only )?for (?:wom[ae]n|m[ae]n|girls|boys|families|children|mothers|fathers|seniors|couples|singles)\b(?! (?:to apply|who want))/giu,
  /\b(?:accommodation|housing|rooms?|flats?|cabins?|units?|homes?|quarters|beds?|meals|tours|insurance|travel|loans?) (?:is |are )?(?:available )?for (?:single (?:people|persons?|workers?|staff)|couples|families|singles)(?:(?:,| and| or)+ (?:single (?:people|persons?|workers?)|couples|families|singles))*\b/giu,
  /\b(?:fit(?! young (?:wo)?m[ae]n| m[ae]n)|strap|scan|seat|move|transport|escort|assess|examine|monitor|treat|photograph|film|interview|survey|weigh|measure|vaccinate|screen) (?:pregnant |elderly |older |disabled |young |newborn )?(?:wom[ae]n|m[ae]n|children|babies|people|patients|passengers)\b/giu,
  // Of colleagues and members of a profession, as a group that meets.
  /\b(?:wom[ae]n|m[ae]n|girls|parents|pride|mothers|fathers|veterans) (?:in|who) (?:engineering|tech(?:nology)?|stem|leadership|finance|construction|mining|trades?|business|banking|law|aviation|science|code|data|product|security|it|work|farming|agriculture|energy|rail|transport|medicine)\b(?![^.;]*\b(?:only|prefer\w*|need not|not)\b)/giu,
  // Trades, fields and offices.
  /\b(?:chinese|ayurvedic|eastern|western|traditional|indigenous|aboriginal) (?:herbal )?(?:medicine|massage|herbs?)\b/giu,
  /\b(?:labou?r|liberal|national|greens?|conservative|democrat(?:ic)?|republican|independent) (?:member of (?:parliament|congress|the)|mps?\b|senators?|ministers?|government|councillors?|candidate for)[^.;]*/giu,
  /\bmaster (?:electricians?|plumbers?|builders?|carpenters?|craftsm[ae]n|technicians?|schedul\w+|data|files?|planners?|mariners?|brewers?|bakers?|chefs?|degree|class(?:es)?|licen[cs]e|agreements?|distillers?|blenders?)\b|\bmasters? of\b|\bmaster(?:'s|s) (?:degree|in|qualification|level)\b|\bbachelor'?s?(?= (?:degree|of|in|or|level|qualification)| (?:and|\/))/giu,
  /\bforem[ae]n (?:for|of|with|to|on|at|in|and|level|experience|carpenters?)\b|\b(?:site|general|leading|working|concrete|carpentry|electrical|mechanical|workshop|yard|civil|structures?|road\w*|pipe\w*) forem[ae]n\b|^\s*forem[ae]n\s*$/giu,
  /\b(?:snowflake|looker)(?= (?:and|or|is|as|warehouse|schema|,)|$)|\b(?:is|on|in|to|with|into|from|our|using) snowflake\b/giu,
  /\b(?:hep(?:atitis)?|flu|influenza|measles|covid\w*|tetanus|tb|tuberculosis|rabies)(?:[ -]?[abc])?(?:,? (?:and|or|&|\/) (?:hep(?:atitis)?|flu|measles|tetanus|tb)(?:[ -]?[abc])?)*[ -](?:immunity|vaccin(?:ations?|es?)|(?<!\b(?:flu|influenza|covid\w*)[ -])vaccinated|immuni[sz]ation|boosters?|jabs?|shots?|serology|status is|screen\w*)\b/giu,
  /\b(?:proposals?|reports?|e-?mails?|letters?|texts?|copy|meetings?|answers?|cycles?|sprints?|posts?|notes?|documents?|sentences?|ads?) (?:that|which) (?:is|are) short\b|\bshort (?:and|,) (?:clear|sharp|simple|sweet)\b|\bkeep \p{L}+ short\b/giu,
  /\byou (?:can )?(?:remember|recall) (?:the )?(?:names?|faces?|orders?|details|customers?|regulars|what|who|where|numbers?|recipes?|birthdays?|guests?)\b/giu,
  /\b(?:new |recent |junior )graduates? (?:get|gets|receive|join|start|are (?:given|supported|mentored|paired)|have a|rotate|train|work (?:with|alongside|under))\b/giu,
  /\b(?:actors?|cast(?:ing)?|roles?|parts?|characters?|models?|extras|performers?|playing|who plays?) (?:who |to |that )?(?:plays?|playing|aged?|ages|of|for)[^.;]*\b(?:aged?|ages?|years? old)\b[^.;]*/giu,
  /\bfit (?:to|for) (?:drive|duty|work|fly|dive|use|purpose|sail)\b(?= (?:under|as|by|to|per|in line|according|and hold|on site|this|the)|$)/giu,
  // What is left out of an application, and what is offered to those who apply.
  /\b(?:leave|keep|remove|omit)\b[^.;]*\b(?:photos?|pictures?|age|marital status|date of birth|gender|religion|nationality)\b[^.;]*\b(?:out|off|from)\b[^.;]*/giu,
  /\b(?:do not|don't|please do not|please don't|never|no need to) (?:include|send|attach|state|mention|give|put|add|tell us)\b[^.;]*\b(?:photos?|pictures?|age|marital status|date of birth|gender|religion|nationality)\b[^.;]*/giu,
  /\b(?:offer|guarantee|give|interview)\w* (?:all |every )?(?:disabled|eligible|qualified) (?:applicants?|candidates?|people)(?: an?| who)? (?:guaranteed )?(?:interviews?|meets?)\b[^.;]*|\bguaranteed interviews?\b[^.;]*/giu,
  // What somebody did for others, asked about.
  /^\W*(?:how|tell|describe|give|when)\b[^.;]*\b(?:have you|did you|you have|a time|you (?:supported|helped|taught|led|managed|worked))\b[^.;]*\b(?:colleagues?|clients?|patients?|customers?|pupils?|students?|residents?|participants?|team members?|users?|famil(?:y|ies)|people|persons?)\b[^.;]*/giu,
];
