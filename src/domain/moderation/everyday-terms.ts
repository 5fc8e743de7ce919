import { type Term, termAt } from './terms.ts';
import type { Attribute } from './types.ts';

/**
 * What tells of somebody in everyday speech what the law keeps out of hiring: cards and benefits, aids and treatments, what is worn,
 * where somebody prays, whom they fetch from school, which union they are in. Such words are of work as often, so they say something
 * only in the frames of `marked.ts`. Words are joined by `_`; a plural in s is found by itself.
 */
const EVERYDAY: readonly (readonly [Attribute, string])[] = [
  [
    'age',
    'bus_pass freedom_pass gold_card supergold supergold_card seniors_card senior_railcard medicare_card aarp_card aarp state_pension old_age_pension pension_age superannuation drawing_super grandkid grandchild grandchildren grandson granddaughter graduation_year year_of_graduation year_you_graduated silver_top silver_hair grey_nomad hot_flush bifocals rocking_chair retirement_village moon_landing vhs',
  ],
  [
    'family',
    'nursery kids children child_custody baby babies twins triplets pram pushchair buggy buggies stroller car_seat nappies diapers school_gate school_drop_off half_term child_at_home children_at_home kids_at_home caring_for_parents elderly_parent elderly_parents wedding honeymoon fiancé fiancée single_mums carer carers caregiver under_five under_fives empty_nest mother_of_two mother_of_three mother_of_four father_of_two father_of_three father_of_four mum_of_two mum_of_three mum_of_four five_kids four_kids three_kids two_kids carers_allowance',
  ],
  [
    'pregnancy',
    'ultrasound scan_photo baby_scan baby_due baby_news baby_shower nesting maternity mat_leaver mat_leavers expecting fertility_treatment fertility_clinic hapū hapu morning_sick wee_one_due new_arrival',
  ],
  [
    'religion',
    "headcovering head_covering head_wrap sikh_bangle kirpan kara crucifix rosary communion first_communion confirmation_class bible koran quran torah mosque synagogue gurdwara mandir church_group prayer_group eid eid_crowd jehovahs_witness jehovahs_witnesses jehovah's_witness jehovah's_witnesses ramadan fast_for_lent sabbath_keeper sunday_school_teacher ash_wednesday saying_prayers tithe tithes pilgrimage hajj umrah",
  ],
  [
    'race_or_origin',
    "braids locs dreads cornrows afro afros bantu_knots box_braids twists township_school township_schools township tangi iwi_business iwi marae tribal_business caravan caravans halting_site curry_smell birthplace home_country accent first_language surname skin_colour skin_color where_you_are_from where_you're_from overseas_degree overseas_degrees foreign_degree foreign_degrees overseas_experience",
  ],
  [
    'nationality',
    '457 457s skilled_visa sponsored_visa burgundy_passport foreign_passport work_permit_holder h1bs student_visa graduate_visa',
  ],
  [
    'sexual_orientation',
    'rainbow_lanyard rainbow_badge pride_badge pride_pin deadname deadnames same_sex_wedding two_dads two_mums two_moms civil_partner',
  ],
  [
    'disability_or_health',
    "arvs antiretrovirals blue_badge blue_badge_holder motability motability_car disabled_badge disability_permit handicap_placard pip dla esa ssdi ssi dsp odsp aish ndis ndis_plan disability_allowance disability_benefit disability_benefits invalidity_benefit invalidity_pension incapacity incapacity_benefit sickness_benefit illness_benefit attendance_allowance universal_credit_lcwra workcover_claim acc_claim acc_claims workers_comp workers_comp_claim comp_case hospital_stay hospital_stays stay_in_hospital stays_in_hospital time_in_hospital hospital operation operations psychiatric psychiatric_ward psych_unit the_priory sectioned rehab detox the_clinic seizure seizures fits blackouts black_outs fainting tremor shakes limp cane walking_stick walking_sticks crutch walker zimmer_frame rollator support_worker carer_visits inhaler epipen insulin_pen insulin_pump stoma catheter oxygen_bottle cpap splint large_print braille captioner ms the_ms stent bypass pacemaker transplant chemo radiotherapy remission biopsy mri prescription prescriptions tablets pills antidepressants sleeping_tablets sick_note sick_notes fit_note doctor's_note note_from_the_doctor signed_off stress_leave burnout burn_out breakdown nervous_breakdown counselling therapy doctor's_appointment hospital_appointment dodgy_back panic_attacks bad_nerves epilepsy lupus hernia colostomy dialysis medical_condition medical_history hearing_aids hearing_loss deafness stammer sight_test medical_retirement ill_health",
  ],
  [
    'appearance',
    'tattoo tattoos ink_up sleeve_tattoo neck_tattoo piercing piercings big_seatbelt seatbelt_extender seat_belt_extender dress_size bad_teeth her_teeth his_teeth weight_problem overweight double_chin wheelchair acne birthmark',
  ],
  [
    'union_or_politics',
    'union_card union_dues paid_dues dues_payer card_carrier picket picket_line strike striker walkout works_council works_councillor shop_steward steward grievance grievances grievance_raiser tribunal tribunal_claim union_rep union_reps union_people union_member rally rallies protest protests marches demo demos leaflets for_labour for_the_greens for_the_tories political_party party_member party_membership maga_hat maga campaign_badge industrial_action whistleblowing',
  ],
  [
    'work_status',
    "on_the_dole the_dole jobcentre job_centre jobseekers jobseeker's_allowance universal_credit unemployment_benefit centrelink newstart gap_since out_of_work on_benefits",
  ],
];

const KNOWN: ReadonlyMap<string, Attribute> = new Map(
  EVERYDAY.flatMap(([about, words]) =>
    words.split(' ').map((word): [string, Attribute] => [word.replaceAll('_', ' '), about]),
  ),
);
const LONGEST = 4;

// Unions by their names, as they are written.
const UNIONS =
  /\b(?:Unite|UNISON|Unison|GMB|RMT|ASLEF|Aslef|TSSA|USDAW|Usdaw|CWU|PCS|NASUWT|NEU|UCU|FBU|BFAWU|EIS|SIPTU|Siptu|Fórsa|Forsa|INMO|Mandate|Connect|CFMEU|CFMMEU|AMWU|ETU|MUA|TWU|AWU|SDA|HSU|NTEU|RTBU|ASU|CPSU|AEU|ANMF|E tū|E tu|PSA|FIRST Union|NZNO|Maritime Union|Teamsters?|UAW|SEIU|AFSCME|AFL-CIO|IBEW|UFCW|USW|Ironworkers|Steelworkers|Longshoremen|ILWU|ILA|UNITE HERE|Unifor|CUPE|OPSEU|PSAC|UFCW|BCGEU|COSATU|NUMSA|NUM|SACTWU|NEHAWU|SADTU|Solidarity|AMCU|Verdi|ver\.di|CGT|CFDT)\b(?! (?:Street|Road|House|Hotel|Bank|Group|Ltd|plc|Students?|the|you|your|our|with|to|and win|for))/u;

// "Four under ten": how many children somebody has.
const YOUNG_ONES =
  /\b(?:two|three|four|five|six|seven|several|a houseful) (?:kids |children |little ones )?under (?:two|three|four|five|six|seven|eight|ten|twelve|\d|1[0-2]|school age)\b(?! (?:hours|minutes|tonnes|metres|in (?:her|his|the|their)|on (?:the|her|his)))/iu;

export interface Mark {
  about: Attribute;
  start: number;
  end: number;
}

function everydayAt(words: readonly string[], at: number): { about: Attribute; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const said = words
      .slice(at, at + length)
      .join(' ')
      .replaceAll('-', ' ')
      .replaceAll('\u2019', "'");
    const about = KNOWN.get(said) ?? (/[^s]s$/.test(said) ? KNOWN.get(said.slice(0, -1)) : undefined);
    if (about !== undefined) return { about, length };
  }
  return undefined;
}

const ofTerm = ({ about, loose, part }: Term): Attribute | undefined =>
  loose && part !== 'state' ? undefined : about;

// "At 58", "the 62-year-old", "in her fifties".
const AGED =
  /\b(?:at|being|aged|turning|nearly|nudging|pushing|past|already|is|he['’]s|she['’]s|you['’]re) (?:[4-7]\d|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?\b(?!\s*(?:[-–/.,:]?\d|degrees?|°|%|per|km|kph|mph|hours?|m\b|mins?|minutes?|branches|sites|staff|people|knots|percent|dollars|pounds|an hour|cents|offices|stores|beds|metres|feet))|\b[4-7]\d[- ]year[- ]olds?\b|\bin (?:his|her|their|your) (?:late |early |mid[- ]?)?(?:forties|fifties|sixties|seventies)\b/iu;

/**
 * The words of a sentence that may tell something protected of somebody.
 * @param clause as it was written; `masked` the same at the same places in small letters, with what is certainly lawful taken out
 */
export function marksIn(clause: string, masked: string): Mark[] {
  const words = [...masked.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)];
  const texts = words.map(([text]) => text);
  const found: Mark[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const known = termAt(texts, at);
    const about = known === undefined ? undefined : ofTerm(known.term);
    const everyday = everydayAt(texts, at);
    const length = Math.max(about === undefined ? 0 : (known?.length ?? 0), everyday?.length ?? 0);
    const kind = everyday !== undefined && everyday.length >= length ? everyday.about : about;
    const first = words[at];
    const last = words[at + length - 1];
    if (kind === undefined || first === undefined || last === undefined) continue;
    found.push({ about: kind, start: first.index, end: last.index + last[0].length });
    at += length - 1;
  }
  for (const [about, pattern] of [
    ['union_or_politics', UNIONS],
    ['age', AGED],
    ['family', YOUNG_ONES],
  ] as const) {
    const match = pattern.exec(clause);
    if (match !== null && !masked.slice(match.index, match.index + match[0].length).includes('\u00b7'))
      found.push({ about, start: match.index, end: match.index + match[0].length });
  }
  return found;
}
