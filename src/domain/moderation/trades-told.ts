// What somebody who is put forward works in, where its name holds words that tell of people's own lives: goods, wards, services and those
// whom they serve, fields of medicine, drinks.

const CONDITION =
  '(?:hiv|vih|aids|sida|diabetes|diab[èe]te|diabete|cancer|krebs|cáncer|cancro|kanker|dementia|demenz|démence|demencia|demenza|demência|dementie|demens|epileps\\p{L}+|épilepsie|autism\\p{L}*|alzheimer|parkinson|asthma|adhd|depression|mental illness)';
const SERVICE =
  '(?:support|advice|help|lines?|helplines?|hotlines?|services?|clinics?|projects?|charit(?:y|ies)|program(?:me)?s?|groups?|teams?|housing|shelters?|hostels?|homes?|centres?|centers?|workshops?|courses?|campaigns?|app|ligne|association|foyer|centre|beratung\\p{L}*|telefon\\p{L}*|heim|línea|servicio|casa|linea|servizio|linha|serviço|hulplijn|opvang|stödlinje|boende)';
const SERVED =
  '(?:people|adults|children|men|women|patients|clients|residents|families|persons|personnes|patients|menschen|personen|personas|pacientes|persone|pazienti|pessoas|mensen|personer|människor)';
const PLACE =
  '(?:centros?|unidad(?:es)?|clínicas?|servicios?|consultas?|asociación|fundación|centres?|unités?|services?|cliniques?|zentrum|station|klinik|praxis|ambulatori[oi]?|reparto|clinica|unidades?|serviços?|associação|centrum|afdeling|polikliniek|mottagning(?:en)?|avdelning(?:en)?|centers?|clinics?|wards?|units?)';

const TOLD: readonly RegExp[] = [
  // Goods that are hired out, sold or mended.
  /(?<!\p{L})(?:wheel-?chairs?|mobility scooters?|hearing[- ]aids?|prosthe(?:tic|sis)\p{L}*|walking (?:frames?|aids?)|stair ?lifts?)(?= (?:and \p{L}+ )?(?:hire|rentals?|sales|repairs?|shops?|business|compan(?:y|ies)|workshops?|makers?|manufactur\p{L}+|suppl(?:y|ies|iers?)|fitting|distribut\p{L}+|retail\p{L}*|dealers?\p{L}*|accessib\p{L}+|ramps?|taxis?|transport|technicians?|engineer\p{L}*|lifts?|servicing|upholster\p{L}+)(?!\p{L}))/giu,
  // Wards, and health of one sex as a field.
  /(?<!\p{L})(?:fe)?male(?= (?:wards?|health (?:program\p{L}*|clinics?|polic(?:y|ies)|services?|charit\p{L}+|research|projects?|campaigns?|products?|education|equity|initiatives?)|(?:surgical|medical|acute|orthopaedic|psychiatric) (?:wards?|units?)|(?:reproductive|sexual) health|fertility|grooming|urology|empowerment|literacy)(?!\p{L}))/giu,
  // Services for those who bring up children.
  /(?<!\p{L})(?:single|lone|teenage|teen|young|new|expectant)[- ](?:parent|mother|mum|father|dad|famil)(?:s|y|ies)?['’]?s?(?= (?:(?:family|employment|housing|peer|benefits?) )?(?:support|advice|advis\p{L}+|projects?|program\p{L}*|charit\p{L}+|helplines?|outreach|networks?|groups?|services?|cent(?:re|er)s?)(?!\p{L}))/giu,
  // Whom a service is for.
  new RegExp(
    `(?<=(?<!\\p{L})${SERVICE} (?:for|to|with|serving|supporting|für|pour|para|per|voor|för|aux|de|di) (?:\\p{L}+ ){0,2}?${SERVED} )(?:(?:who |die |qui |som |que |che )?(?:living|live|vivant|vivent|viven|viventi|leben|leven|lever) )?(?:with|avec|mit|con|com|met|med|atteintes? d[ue]) (?:le |la |el |l['’]|il |o |a )?${CONDITION}(?!\\p{L})`,
    'giu',
  ),
  // Whom the work is done for: `placed 60 job seekers with disability`.
  new RegExp(
    `(?<=(?<!\\p{L})(?:placed|placing|support\\p{L}*|train(?:ed|ing|s)|coach\\p{L}*|taught|teach\\p{L}*|car(?:ed|es|ing) for|serv(?:ed|es|ing)|work(?:ed|s|ing)? with|help(?:ed|s|ing)|assist\\p{L}*|mentor\\p{L}*|supervis\\p{L}*|recruit\\p{L}*|found (?:work|jobs|homes) for|look(?:ed|s|ing) after|case[- ]manag\\p{L}*) (?:[\\p{L}-]+ |\\d[\\d,.]* ){0,4}?(?:job ?seekers?|students|participants|pupils|learners|workers|trainees|tenants|apprentices|customers|travellers|passengers|${SERVED}) )(?:who (?:have|live with) |living with |with )(?:an? |intellectual |physical |learning |cognitive |psychosocial |severe |complex |mild |multiple )*(?:disabilit(?:y|ies)|impairments?|special needs|${CONDITION})(?!\\p{L})`,
    'giu',
  ),
  // Who is away is somebody else, whose work was done meanwhile.
  /(?<=(?<!\p{L})(?:(?:while|when|as) (?:the|an?|their) (?!wife|husband|partner|spouse)(?:\p{L}+ ){1,3}(?:was|were|went|had gone)|(?:st(?:ood|ands?|anding) in|cover(?:ed|ing|s)?|fill(?:ed|ing|s) in|deputi[sz]ed|acted) for (?:the|an?|their) (?!wife|husband|partner|spouse)(?:\p{L}+ ?){1,3}) )(?:away |off )?on (?:maternity|paternity|parental|adoption|mat|(?:long-term )?sick|stress|carer['’]?s['’]?) leave(?!\p{L})/giu,
  // What is settled is a matter, where a thing is said to be.
  /(?<=(?<!\p{L})(?:that|this|it|all|which|everything|(?:the|a|an|every|each|their|its) (?:\p{L}+ ){0,2}?(?:claim|dispute|case|matter|invoice|account|debt|bill|price|deal|fee|contract|strike|award|agreement)s?)(?:['’]s| is| was| are| were| has been| have been)(?: (?:now|all|long|since|already))? )settled(?!\p{L})|(?<!\p{L})settled(?= (?:(?:the|an?|all|every|most|over|more than|\d+)\s(?:\p{L}+ ){0,3}?)?(?:claims?|disputes?|cases?|matters?|invoices?|accounts?|debts?|bills?|strikes?)(?!\p{L}))/giu,
  // Fields of medicine, and places that treat an illness.
  /(?<!\p{L})(?:diab[ée]tolog|addi[ck]tolog|[ée]pileptolog|on[ck]olog|canc[ée]rolog)\p{L}+/giu,
  new RegExp(
    `(?<=(?<!\\p{L})${PLACE} (?:de |del |della |du |d['’]|di |do |da |para |für |pour |per |voor |för |la |el |le |il |las |los ){1,2})${CONDITION}(?!\\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:diabetes|demenz|dementie|demens|epilepsie|epilepsi|hiv|krebs|kanker|cancer|autismus|autisme)[- ]?(?:zentr|station|klinik|berat|ambulanz|praxis|pfleg|verpleeg|poli|consulent|sjuksköt|mottagning|vård|spezialist|specialist)\p{L}*/giu,
  // Drinks and woods.
  /(?<!\p{L})(?:blondes?|brunettes?)(?= (?:ales?|beers?|lagers?|stouts?|bocks?|brews?|roasts?|chocolate|wood|veneers?|bier\p{L}*|öl)(?!\p{L}))|(?<=(?<!\p{L})(?:bières?|cervezas?|birr[ae]|cervejas?|malts?) )(?:blondes?|rubias?|bionde?|loiras?)(?!\p{L})/giu,
];

/** A text in which such words stand as signs that mean nothing, at the same places. */
export const withoutTrades = (text: string): string =>
  TOLD.reduce(
    (said, pattern) =>
      said.replace(pattern, (words) => words.replace(/\p{L}/gu, (letter) => '\u00b7'.repeat(letter.length))),
    text,
  );
