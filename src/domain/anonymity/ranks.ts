import { isEnglish } from '../speech/index.ts';

/** How high somebody stands, before what they are: `Senior Mining Engineer`. */
const RANK =
  /^(?:Senior|Snr|Sr|Junior|Jnr|Jr|Intermediate|Lead|Leading|Principal|Staff|Head|Chief|Deputy|Assistant|Associate|Acting|Interim|Graduate|Trainee|Apprentice|Cadet|Student|Executive|Managing|General|Group|Regional|Area|District|Divisional|National|Global|International|Second|Joint|Vice|Duty|Shift|Relief|Chartered|Registered|Enrolled|Qualified|Certified|Licensed|Leitender?|Leitende|Stellvertretender?|Stellvertretende)$/u;
/** What somebody is, as the last word of a title. */
const ROLE =
  /^(?:Accountant|Actuary|Adjuster|Administrator|Adviser|Advisor|Agent|Agronomist|Analyst|Appraiser|Architect|Arborist|Artist|Assembler|Assessor|Assistant|Associate|Attendant|Auditor|Baker|Banker|Barista|Bartender|Bookkeeper|Boilermaker|Bricklayer|Broker|Builder|Butcher|Buyer|Carer|Carpenter|Cashier|Caterer|Chef|Chemist|Cleaner|Clerk|Clinician|Coach|Coder|Commissioner|Conductor|Conservator|Consultant|Controller|Cook|Coordinator|Co-ordinator|Copywriter|Counsel|Counsellor|Curator|Dentist|Designer|Detailer|Developer|Dietitian|Director|Dispatcher|Doctor|Drafter|Draftsperson|Driller|Driver|Ecologist|Economist|Editor|Educator|Electrician|Engineer|Estimator|Executive|Expert|Facilitator|Farmer|Fellow|Fitter|Florist|Foreman|Forester|Gardener|Geologist|Geophysicist|Glazier|Groundskeeper|Guard|Hairdresser|Handler|Hydrogeologist|Inspector|Installer|Instructor|Investigator|Joiner|Journalist|Labourer|Lawyer|Lead|Leader|Lecturer|Librarian|Machinist|Manager|Marketer|Mechanic|Mediator|Merchandiser|Metallurgist|Midwife|Millwright|Modeller|Negotiator|Nurse|Nutritionist|Officer|Operator|Optometrist|Painter|Paralegal|Paramedic|Partner|Pharmacist|Photographer|Physicist|Physiotherapist|Pilot|Planner|Plasterer|Plumber|Podiatrist|Practitioner|President|Producer|Programmer|Psychologist|Purchaser|Radiographer|Ranger|Receptionist|Recruiter|Registrar|Reporter|Representative|Researcher|Resourcer|Rigger|Sales(?:man|person|woman)|Scaffolder|Scheduler|Scientist|Secretary|Sister|Solicitor|Sonographer|Specialist|Statistician|Steward|Storeperson|Strategist|Superintendent|Supervisor|Surgeon|Surveyor|Tailor|Teacher|Technician|Technologist|Tester|Therapist|Tiler|Trader|Trainer|Translator|Treasurer|Tutor|Underwriter|Valuer|Veterinarian|Waiter|Warden|Welder|Worker|Writer)s?$/u;
/** What stands before a house and not before a title. */
const AT_HOUSE = /(?<!\p{L})(?:at|for|with|from|by|in|joined|left|bei|chez) (?:the )?$/iu;
/** The words of a title behind one of them: capitals, with what joins them. */
const REST = /^(?: (?:(?:and|&|of|for) )?\p{Lu}[\p{L}&/-]*){1,5}/u;
const LEAD = /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}&/-]* (?:(?:and|&|of|for) )?){1,5}$/u;

/** What is filled by somebody: `the Brand Director post`. */
const OF_POST =
  /^ (?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|openings?|seats?|opportunity|level|title)(?!\p{L})/u;
const isTitle = (said: string): boolean => {
  const words = said.trim().split(' ');
  return (
    ROLE.test(words.at(-1) ?? '') &&
    words.every((one) => /^(?:and|of|for|&)$/u.test(one) || isEnglish(one.toLowerCase()))
  );
};

/** Whether a word with a capital is one of a title: how high somebody stands, or what they are behind other words of it. */
export function isOfTitle(text: string, { word, start, end }: { word: string; start: number; end: number }) {
  const before = text.slice(Math.max(0, start - 120), start);
  const lead = LEAD.exec(before)?.[0] ?? '';
  const rest = REST.exec(text.slice(end, end + 120))?.[0] ?? '';
  if (OF_POST.test(text.slice(end + rest.length, end + rest.length + 14)) && isTitle(`${lead}${word}${rest}`))
    return true;
  if (AT_HOUSE.test(before.slice(0, before.length - lead.length))) return false;
  if (ROLE.test(word) && lead !== '') return true;
  const last = rest === '' ? undefined : rest.split(' ').pop();
  return RANK.test(word) && last !== undefined && ROLE.test(last);
}
