// What addresses somebody, before their name: a greeting, or who a letter is for.
const TO_SOMEBODY =
  /^(?:dear|attn?\.?|attention|(?:for )?(?:the )?attention(?: of)?|f\.?a\.?o\.?|in response to|to whom|sehr geehrte[rn]?|liebe[rn]?(?= (?:frau|herr))|z\.\s?hd\.?|zu h[äa]nden|zuhanden|an:|an (?:herrn|frau|familie|die firma)|to (?:mr|mrs|ms|miss|dr|prof)\.?|[àa] (?:monsieur|madame|mme|m\.)|al? (?:sr|sra|sig|sig\.ra|dott)\.?|aan (?:de heer|mevrouw|mevr)\.?|till (?:herr|fru)|[àa] l[’']attention|(?:ch[èe]re?|madame|monsieur) (?:madame|monsieur)|estimad[oa]s?|a la atenci[óo]n|atenci[óo]n|a\/a|egregi[oa]|gentil(?:e|issim[oa])|spett(?:\.le|abile)|alla (?:c\.?\s?a\.?|cortese attenzione)|all[’']attenzione|exm[oª]\.?s?|prezad[oa]s?|car[oa] senhor|ao cuidado|a\/c|geachte|beste (?=mevrouw|meneer|heer)|t\.\s?a\.\s?v\.?|ter attentie|b[äa]sta|hej (?=\p{Lu}\p{L}+[,!])|k[æa]re|kj[æa]re|att\.?:?|til:|till:|hyv[äa]|szanown[ay]|do r[ąa]k)(?=[\s:.,])/iu;
// Who made the paper or sends it, before a name.
const MADE_BY =
  /^\W*(?:(?:cv |profile |profil )?(?:prepared|presented|submitted|represented|compiled|written|introduced|recommended|referred|edited) by|ref(?:erred)? by|erstellt (?:von|durch)|zusammengestellt (?:von|durch)|vorgestellt (?:von|durch)|empfohlen von|(?:r[ée]dig[ée]|[ée]tabli|pr[ée]sent[ée]|pr[ée]par[ée]|propos[ée]|recommand[ée])e? par|(?:elaborad|preparad|presentad|redactad|recomendad)[oa] por|redatt[oa] da|preparat[oa] da|presentat[oa] da|a cura di|(?:elaborad|preparad|apresentad|indicad)[oa] por|(?:opgesteld|samengesteld|voorgesteld|aangedragen) door|(?:sammanst[äa]lld|sammanst[äa]llt|framtagen|framtaget|presenterad|presenteras) av|(?:udarbejdet|pr[æa]senteret|indstillet) af|(?:utarbeidet|presentert|innstilt) av|(?:przygotowan[ey]|sporz[ąa]dzon[ey]|poleca|przedstawia) (?:przez)?|laatinut)(?=[\s:])/iu;

// Whom to ask at the house that sends a paper: "contact commercial : Xavier Dumoulin".
const CONTACT_OF_HOUSE =
  /(?<!\p{L})(?:contact (?:commercial|person|agence|cabinet)|(?:votre|your|ihr|ihre|uw|din) (?:contact|consultant|recruiter|ansprechpartner(?:in)?|berater(?:in)?|contactpersoon|kontakt)|(?:votre )?interlocut(?:eur|rice)|ansprechpartner(?:in)?|kontaktperson|contactpersoon|betreut (?:von|durch)|account manager|(?:reviewed|handled|managed|owned|screened|shortlisted) by|ingénieur d[’']affaires|(?:técnic[oa]|consultor[a]?) respons[áa]vel|referente)(?=\s*[:\t])/iu;

// "Linda Barker (mother)": who somebody is to the candidate.
const OF_KIN =
  /\p{L}{2}[^()]*[\s,]\(?(?:mother|father|mum|dad|parent|wife|husband|spouse|brother|sister|son|daughter|aunt|uncle|neighbour|mutter|vater|ehefrau|ehemann|schwester|bruder|tochter|m[èe]re|p[èe]re|[ée]poux|[ée]pouse|conjointe?|madre|padre|espos[oa]|herman[oa]|moglie|marito|sorella|fratello|m[ãa]e|pai|irm[ãa]o?|moeder|vader|echtgeno(?:ot|te)|zus|broer|mamma|pappa|hustru|syster|søster)\)$/iu;

/** Whether a line names who made or sends the paper: "Prepared by Clara Munro". */
export const isMadeBy = (text: string): boolean => text.length < 160 && MADE_BY.test(text);

/** Whether a line that may hold a name says that it is somebody else's: a greeting, an addressee, who made the paper. */
export const isOfSomebodyElse = (text: string): boolean =>
  text.length < 160 &&
  (TO_SOMEBODY.test(text.trim()) ||
    isMadeBy(text) ||
    CONTACT_OF_HOUSE.test(text) ||
    OF_KIN.test(text.trim()));

const REFEREES =
  /^\W*(?:\p{L}+ )?(?:referees?|references?|referenz(?:en|geber|personen)?|supervisors?|vorgesetzte|r[ée]f[ée]rences?|referencias|referenze|referências|referenties|referenser|referanser|referencer|suosittelijat|referencje)\W*$/iu;

/** Whether a text is the heading below which those stand who speak for the candidate, or whom they answer to. */
export const isOverReferees = (text: string): boolean => REFEREES.test(text);
