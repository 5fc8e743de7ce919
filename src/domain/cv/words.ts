import { isEmployerName } from '../lexicon/employers.ts';
import { withoutNamesAsHouses } from './called-as-houses.ts';
import { hasLegalForm, namesEmployer, namesOccupation } from './occupations.ts';
import { isShortForm } from './sentences.ts';

const TITLE_WORDS =
  'substitute|(?:long[- ]term|day[- ]to[- ]day|permanent) sub|understudy|caretaker|groundsman|greenkeeper|postie|binman|slinger|hod carrier|dry ?liner|chippy|sparky|steel fixer|fettler|machine minder|ticket examiner|signaller|publican|able seaman|motorman|derrickman|hca|bouncer|trolley lad|femme de chambre|hôte de caisse|aide à domicile|fiel de armazém|mistrz zmiany|rn|rgn|rmn|crna|fishmonger|ironmonger|shelf stacker|lollipop lady|dinner lady|childminder|home help|phlebotomist|health visitor|gamekeeper|farmhand|jackaroo|roustabout|groundworker|banksman|quarryman|toolmaker|panel beater|valeter|postman|postwoman|bookseller|vicar|chaplain|bursar|headteacher|senco|demonstrator|research fellow|post-?doc|invigilator|pot wash(?:er)?|bar staff|glass collector|doorman|croupier|purser|deckhand|bosun|stevedore|seamstress|upholsterer|kennel maid|beautician|masseuse|lifeguard|umpire|typesetter|proofreader|interpreter|conveyancer|councillor|caseworker|special constable|truckie|window dresser|expediter|provost|lineman|roughneck|millwright|pipefitter|ironworker|longshoreman|realtor|handyman|au pair|lpn|cna|face worker|accountant|second in (?:charge|command|department)|2ic|(?:senior|junior|ward|theatre|night|charge) sister|actuary|cnm ?\\d?|cnm|cns|anp|shop hand|adjuster|administrator|adviser|advisor|advocate|agent|allocator|analyst|apprentice|arborist|architect|artist|assembler|assistant|associate|attendant|attorney|auditor|baker|banker|barista|barrister|bartender|boilermaker|bookkeeper|bricklayer|broker|builder|buyer|captain|carer|caregiver|carpenter|cashier|ceo|cfo|chair|chairman|chairperson|chef|chief|cio|ciso|clerk|cleaner|clinician|coach|commissioner|consultant|controller|coo|cook|coordinator|co-ordinator|copywriter|counsel|counsellor|courier|cpo|cto|curator|custodian|dealer|dentist|designer|detective|developer|diesel fitter|dietitian|director|dispatcher|doctor|draftsman|draughts(?:man|woman|person)|drafter|draftsperson|driver|economist|editor|educator|electrician|engineer|entrepreneur|estimator|evangelist|executive|facilitator|firefighter|fitter|foreman|forester|founder|co-founder|freelancer|gardener|generalist|geologist|geophysicist|gp|graduate|groundskeeper|guard|hairdresser|handler|head|hostess|housekeeper|hr business partner|hygienist|illustrator|inspector|installer|instructor|intern|internship|investigator|janitor|joiner|journalist|judge|key account|labourer|laborer|landscaper|lawyer|lead|leader|lecturer|librarian|lieutenant|linesman|loader|locum|machinist|manager|marketer|mason|mate|mechanic|merchandiser|metallurgist|meteorologist|midwife|miller|miner|model|moderator|nanny|negotiator|nurse|officer|operative|operator|optometrist|owner|packer|painter|paralegal|paramedic|partner|pathologist|pharmacist|photographer|physician|physicist|physiotherapist|picker|pilot|planner|plasterer|plumber|podiatrist|porter|practitioner|principal|president|processor|producer|professor|programmer|promoter|psychiatrist|psychologist|publicist|radiographer|ranger|receptionist|recruiter|registrar|rep|reporter|representative|researcher|resident|rigger|roofer|scaffolder|scholar|scientist|scrum master|secretary|sergeant|server|shotfirer|solicitor|specialist|storeman|storeperson|strategist|student|superintendent|supervisor|support|surgeon|surveyor|sysadmin|tailor|teacher|technician|technologist|teller|junior|cadet|sous|cdp|commis|chef de partie|steward|stewardess|tester|therapist|tiler|trader|trainee|trainer|translator|treasurer|turner|tutor|underwriter|valuer|vet|veterinarian|vice president|vp|svp|evp|volunteer|waiter|waitress|warden|warehouse|welder|worker|writer|ingenieur|ingénieur|entwickler|leiter|berater|sachbearbeiter|directeur|responsable|gerente|ingeniero|director|product owner|business partner|sre|devops|data entry|team member|crew|hand|machinery';

const TITLE = new RegExp(`(?:^|[^\\p{L}])(?:${TITLE_WORDS})(?:in)?(?![\\p{L}])`, 'iu');

const EMPLOYER =
  /(?:^|[^\p{L}])(?:pty|ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|s\.?a\.?|s\.?r\.?l\.?|bv|b\.v|nv|corp|corporation|company|co|group|holdings?|bank|university|college|school|hospital|infirmary|medical|cent(?:er|re)|academy|laborator(?:y|ies)|clinic|council|department|ministry|government|institute|foundation|trust|partners|associates|solutions|services|systems|technologies|industries|agency|studios?|labs?|consulting|advisory|logistics|energy|resources|mining|health|care|foods?|retail|airlines?|airways|insurance|capital|ventures|media|software|networks?|telecom|pharma(?:ceuticals)?|construction|engineering|motors?|hotels?|nhs|builders|stores|supermarkets?|infrastructure|water|electrical|manufacturing|telecom|mutual|credit union|firm|infrastructure|properties|realty|freight|transport|authority|commission|society|club|church|self[- ]employed|freelance|selbstst(?:ä|ae)ndig|selbst(?:ä|ae)ndig|freiberuflich|travailleur indépendant|travailleuse indépendante|autónom[oa]|libero professionista|zelfstandige?|zzp|egenföretagare|selvstændig)(?:$|[^\p{L}])/iu;

// Who belongs to a body: "Lid raad van bestuur", "Mitglied der Geschäftsleitung".
const MEMBER =
  /^(?:lid (?:van )?(?:de |het )?(?:raad|bestuur|directie|managementteam|commissie)|mitglied de[rs] |miembro del? |membre d(?:u|e la|e l['’])\s?|membro d[aeo]l?l?a? |medlem av |medlem af )/iu;

// Forces and bodies named after those who serve in them.
const FORCES =
  /(?<!\p{L})(?:(?:army |air )?national guard|coast ?guard(?: agency| auxiliary)?|border (?:guard|force|patrol)|(?:royal |us |u\.s\. )?(?:army|navy|air force|marine corps|marines|merchant navy)(?: reserves?)?|royal (?:engineers|marines|logistic corps|signals|artillery)|fire (?:and|&) rescue(?: service)?|fire (?:department|brigade|service)|(?:metropolitan |state )?police(?: force| service| department)?(?! officer)|constabulary|engineers without borders|doctors without borders)(?!\p{L})/iu;

/** Whether a text contains an occupation. */
export function looksLikeTitle(written: string): boolean {
  const text = /guard|marines|engineers|doctors/i.test(written) ? written.replace(FORCES, ' ') : written;
  return TITLE.test(text) || MEMBER.test(text) || namesOccupation(text);
}

// A part of an employer, not one: "Medical ICU", "Health Sciences Department".
const UNIT =
  /(?<!\p{L})(?:icu|itu|hdu|picu|nicu|ccu|a&e|ed|er|or|pacu|ward|unit|dept\.?|telemetry|theatres?|med[- ]surg)$/iu;

const known = new Map<string, boolean>();
const MOST_KNOWN = 20_000;

/** Whether a text is the name of a company that the lexicon knows, and no word of every day: "Michael Page", "Carlsberg". */
export function isKnownEmployer(text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || text.length > 50) return false;
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  if (known.size > MOST_KNOWN) known.clear();
  const found = isEmployerName(text);
  known.set(text, found);
  return found;
}

/** Whether a text contains a word typical of company or institution names. */
export function looksLikeEmployer(text: string): boolean {
  return (
    (EMPLOYER.test(text) ||
      namesEmployer(withoutNamesAsHouses(text)) ||
      FORCES.test(text) ||
      isKnownEmployer(text)) &&
    !UNIT.test(text.replace(/\s*\([^()]*\)$/, '').trim())
  );
}

const DEGREE =
  /(?:^|[^\p{L}])(?:bachelors?|masters?|doctor(?:ate)?(?: of)?|ph\.?\s?d\.?|dphil|mba|emba|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?a\.?|m\.?\s?a\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?com\.?|m\.?\s?com\.?|bbus|b\.?\s?ed\.?|m\.?\s?ed\.?|ll\.?b|ll\.?m|mbbs|bfa|mfa|b\.?tech|m\.?tech|b\.?e|m\.?e|bca|mca|bba|bnurs|bn|mres|mphil|diploma|graduate diploma|advanced diploma|associate degree|associate of|certificate (?:i{1,3}v?|iv|[1-4])|cert\.? (?:i{1,3}v?|iv|[1-4])|hnd|hnc|a[- ]levels?|gcses?|hsc|vce|high school|year 12|baccalaur[eé]at|licence|diplom|abitur|staatsexamen|magister|honou?rs|degree|foundation degree|nvq|btec|certificate|trade certificate|apprenticeship|postgraduate|pgce|pgdip|zertifikat|fachoberschulreife|fachhochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|gesellenbrief|meisterbrief|\p{L}*studium|diplom-\p{L}+|ausbildung (?:zum|zur|als)|promotion|eidg\.? dipl\.?|efz|bac(?: pro| s| es| l)?|cap|bep|bts|dut|dcg|deug|deust|dess|dea|cfc|brevet|maîtrise|maitrise|doctorat|diplôme|diplome|certificat|ciclo (?:de )?grado|grado|licenciatura|licenciad[oa]|ingenier[íi]a|diplomatura|bachillerato|doctorado|máster|técnico superior|técnico en|título|fp|laurea|dottorato|diploma di|maturit[àa]|perito|qualifica|bacharelado|licenciado|mestrado|doutorado|doutoramento|pós-graduação|ensino (?:médio|superior|secundário)|12\.?º ano|curso (?:de|técnico)|tecnólogo|hbo|mbo|wo|vwo|havo|vmbo|propedeuse|doctoraal|kandidat|kandidatexamen|civilingenjörs?|lärarexamen|examen|magisterexamen|högskoleexamen|gymnasieexamen|\p{L}*programmet|studentexamen|cand(?:\.\s?|\s)\p{L}+|uddannet|svendebrev|professionsbachelor|hf|hh|hhx|stx|kandidatgrad|\p{L}*tutkinto|kandidaatti|maisteri|ylioppilas|tradenomi|merkonomi|restonomi|datanomi|matura|bachelorgrad|fagbrev)(?:$|[^\p{L}])/iu;
const SCHOOL =
  /(?:^|[^\p{L}])(?:university|universit[äàé]t?|universidad|universit[aà]|université|hochschule|fachhochschule|college|school|institute|institut|instituto|academy|tafe|polytechnic|polytechnique|école|ecole|politecnico|lyc[ée]e|\p{L}*gymnasium|\p{L}*gymnasi(?:et|e)|faculty|campus|rmit|mit|ucl|unsw|uwa|uts|lse|eth|fachschule|berufsschule|realschule|oberschule|gesamtschule|berufskolleg|akademie|volkshochschule|htwk|htw|fh|tu|\p{L}+schule|\p{L}*universität|cfa|ifsi|iut|insa|cnam|centre de formation|collège|faculté|esc|hec|escuela|colegio|ies|facultad|politécnico|universidade|escola|faculdade|instituto|politécnica|puc|fgv|usp|unicamp|unimep|ufmg|ufrj|senai|senac|centro de formação|universit[àa]'?|istituto|itis|liceo|scuola|politecnico|accademia|ca' foscari|conservatorio|hogeschool|universiteit|roc|\p{L}+college|haagse|lyceum|academie|universitet|högskola|gymnasieskola|komvux|yrkeshögskola|\p{L}+skolan?|skole|tekniske skole|tech|handelsskole|erhvervsskole|\p{L}+skole|akademi|htl|hak|hasch|yliopisto|ammattikorkeakoulu|lukio|\p{L}*opisto|\p{L}+koulu|szkoł[ay]|zespol szkol|technikum|politechnika|uniwersytet|politeknik|universitas|iit|nit|jntu|vidyalaya)(?:$|[^\p{L}])/iu;

/** Whether a text names a degree or another qualification. */
export function looksLikeDegree(text: string): boolean {
  // A ward is no M.Ed.
  return DEGREE.test(text.replace(/(?<!\p{L})med[- ]surg(?!\p{L})/giu, ' '));
}

/** Whether a text names a school or university. */
export function looksLikeSchool(text: string): boolean {
  return SCHOOL.test(text);
}

/** How many of the words of a text begin with a small letter; names of firms have few of them. */
export function smallShare(text: string): number {
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words.filter((word) => /^\p{Ll}/u.test(word)).length / Math.max(1, words.length);
}

// "aiuto pizzaiolo - Ristorante O’ Scoglio, Sorrento - 2014/2019" begins with a small letter and is no sentence.
const isShortRow = (text: string): boolean => {
  const [first = '', ...others] = text.split(/\s[–—-]\s/);
  return others.length > 0 && first.split(/\s+/).length < 5 && text.length < 90 && !others.some(isProse);
};

/** Whether a line is prose: a sentence rather than a heading, a title or a name. */
export function isProse(text: string): boolean {
  const count = text.split(/\s+/).length;
  return (
    text.length > 115 ||
    (count > 7 && /(?<![^\p{L}]\p{Lu})[.;]$/u.test(text) && !hasLegalForm(text) && !isShortForm(text)) ||
    (count > 9 &&
      smallShare(text) > 0.4 &&
      (text.match(
        /(?<![\p{L}-])(?:and|the|of|to|for|with|in|a|by|on|that|which|while|from|und|der|die|das|von|für|mit|zur|zum|auf|et|le|la|les|des|pour|avec|dans|y|el|los|las|para|con|en|del|e|il|lo|gli|per|nel|della|o|os|as|com|no|na|het|een|voor|met|van|och|att|för|på|av|med|og|at|til)(?![\p{L}-])/gu,
      )?.length ?? 0) >= 3) ||
    (/^\p{Ll}/u.test(text) &&
      count > (looksLikeTitle(/^\S+/u.exec(text)?.[0] ?? '') ? 6 : 3) &&
      !/^\S+(?: \(?\p{Lu}[\p{L}'’-]*\)?,?)+$/u.test(text) &&
      !isShortRow(text))
  );
}
