import type { Engagement } from '../placements/schema.ts';

/** Where a kind of document exists: everywhere, or in these countries. `EU` means all member states. */
export type PaperRegion = 'ALL' | 'AU' | 'NZ' | 'GB' | 'US' | 'EU';

/** A kind of document that a contractor provides, or that is prepared for one engagement. */
export interface PaperKind {
  kind: string;
  label: string;
  description: string;
  region: PaperRegion;
  /** person: counts for all contracts of the person. engagement: prepared for each contract. */
  group: 'person' | 'engagement';
  /** Validity in months for documents without an end date; null for unlimited. */
  term_months: number | null;
  /** Whether an agency may waive it for a contract. */
  waivable: boolean;
}

/** Alternative documents of which a contract needs one. */
export interface PaperRequirement {
  one_of: readonly string[];
  /** As of kinds, or any other country. */
  region: string;
  /** The engagement type that it applies to; null for all. */
  engagement: Engagement | null;
  /** Only needed if the person lives in another country than the job's. */
  abroad: boolean;
}

/** The member states of the European Union (ISO 3166-1 alpha-2). */
export const EU_MEMBERS: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

type Line = [kind: string, label: string, description: string, term?: number];

const of = (region: PaperRegion, group: PaperKind['group'], lines: readonly Line[]): PaperKind[] =>
  lines.map(([kind, label, description, term]) => ({
    kind,
    label,
    description,
    region,
    group,
    term_months: term ?? null,
    waivable: kind !== 'right_to_work',
  }));

/** Every kind of contractor document, by region. */
export const PAPER_KINDS: readonly PaperKind[] = [
  ...of('ALL', 'person', [
    ['right_to_work', 'Right to work', 'Proof that the person may work in the country. Never waived.'],
    ['identity', 'Identity', 'Passport, national identity card or the like.'],
    ['qualification', 'Qualification', 'A degree, diploma or trade certificate.'],
    [
      'professional_registration',
      'Professional registration',
      'Entry in the register of a regulated profession.',
    ],
    ['driving_licence', 'Driving licence', 'Where the work involves driving.'],
    ['public_liability', 'Public liability insurance', 'Certificate of currency.'],
    ['professional_indemnity', 'Professional indemnity insurance', 'Certificate of currency.'],
    ['bank_details', 'Bank details', 'Where the person is paid.'],
    ['nda', 'Non-disclosure agreement', 'Signed by the person.'],
  ]),
  ...of('ALL', 'engagement', [
    ['contractor_agreement', 'Contractor agreement', 'The contract between the agency and the person.'],
    ['assignment_schedule', 'Assignment schedule', 'Role, dates and rates of this contract.'],
  ]),
  ...of('AU', 'person', [
    ['police_check', 'National police check', 'Counts for twelve months.', 12],
    ['working_with_children', 'Working with children check', 'For work with children, by state.', 60],
    ['ndis_worker_screening', 'NDIS worker screening', 'For disability services.', 60],
    ['ahpra_registration', 'AHPRA registration', 'For health practitioners.'],
    ['white_card', 'White card', 'General construction induction.'],
    ['high_risk_work_licence', 'High risk work licence', 'For cranes, scaffolding, forklifts and the like.'],
    ['security_clearance', 'Security clearance', 'For government work.'],
    ['abn', 'ABN', 'Australian business number of the person or their company.'],
    ['gst_registration', 'GST registration', 'For those who charge GST.'],
    ['tfn_declaration', 'TFN declaration', 'Tax file number declaration of an employee.'],
    ['super_choice', 'Super choice form', 'The superannuation fund that was chosen.'],
    ['workers_compensation', 'Workers compensation', "The company's own policy."],
  ]),
  ...of('AU', 'engagement', [
    ['casual_information_statement', 'Casual employment information statement', 'Given to each casual.'],
  ]),
  ...of('NZ', 'person', [
    ['moj_check', 'Ministry of Justice check', 'Criminal record; counts for twelve months.', 12],
    ['childrens_worker_check', "Children's worker safety check", 'Counts for three years.', 36],
    ['site_safe_passport', 'Site Safe passport', 'For building sites; counts for two years.', 24],
    ['practising_certificate', 'Practising certificate', 'For regulated professions.'],
    ['nzbn', 'NZBN', 'New Zealand business number.'],
    ['gst_registration', 'GST registration', 'For those who charge GST.'],
    ['ir330', 'IR330', 'Tax code declaration of an employee.'],
    ['ir330c', 'IR330C', 'Tax rate notification of a contractor.'],
    ['kiwisaver_form', 'KiwiSaver form', 'Deduction or opt-out.'],
  ]),
  ...of('NZ', 'engagement', [['employment_agreement', 'Employment agreement', 'Signed by both sides.']]),
  ...of('GB', 'person', [
    ['dbs_basic', 'DBS basic', 'Criminal record, unspent.'],
    ['dbs_standard', 'DBS standard', 'Criminal record, for positions of trust.'],
    ['dbs_enhanced', 'DBS enhanced', 'For work with children or vulnerable adults.', 12],
    ['bpss', 'BPSS', 'Baseline personnel security standard.'],
    ['security_clearance', 'Security clearance', 'CTC, SC or DV.'],
    ['cscs_card', 'CSCS card', 'For building sites.'],
    ['company_incorporation', 'Certificate of incorporation', "Of the person's limited company."],
    ['vat_registration', 'VAT registration', 'For those who charge VAT.'],
    ['utr', 'UTR', 'Unique taxpayer reference.'],
    ['starter_checklist', 'Starter checklist', 'For employees without a P45.'],
    ['employers_liability', "Employer's liability insurance", 'Certificate of currency.'],
    ['working_time_opt_out', 'Working time opt-out', 'From the 48-hour week.'],
  ]),
  ...of('GB', 'engagement', [
    ['key_information_document', 'Key information document', 'Given before terms are agreed.'],
    ['conduct_regs_opt_out', 'Conduct Regulations opt-out', 'Of the person and their company.'],
    ['ir35_sds', 'IR35 status determination', "The client's statement, with its reasons."],
  ]),
  ...of('US', 'person', [
    ['i9', 'Form I-9', 'Employment eligibility verification.'],
    ['everify', 'E-Verify', 'Confirmation of eligibility.'],
    ['w4', 'Form W-4', 'Withholding certificate of an employee.'],
    ['w9', 'Form W-9', 'Taxpayer number of a contractor.'],
    ['state_withholding', 'State withholding form', "The state's own W-4."],
    ['fcra_authorisation', 'FCRA authorisation', 'Consent to a background check.'],
    ['background_check', 'Background check', 'Counts for twelve months.', 12],
    ['drug_screen', 'Drug screen', 'Where the client asks for one.'],
    ['motor_vehicle_record', 'Motor vehicle record', 'Where the work involves driving.'],
    ['immunisation', 'Immunisation record', 'For work in health care.'],
    ['osha_card', 'OSHA card', '10 or 30 hours.'],
    ['state_licence', 'State licence', 'Of a licensed profession.'],
    ['general_liability', 'General liability insurance', 'Certificate of insurance.'],
    ['workers_comp_coi', "Workers' compensation certificate", "The contractor's own policy."],
  ]),
  ...of('US', 'engagement', [['wage_notice', 'Wage notice', 'Pay rate and pay day, where a state asks.']]),
  ...of('EU', 'person', [
    ['residence_work_permit', 'Residence and work permit', 'For those who need one.'],
    ['a1_certificate', 'A1 certificate', 'Where social security is paid when working abroad.'],
    ['posted_worker_declaration', 'Posted worker declaration', 'Made in the country of work.'],
    ['criminal_record_extract', 'Criminal record extract', 'Counts for six months.', 6],
    ['trade_register_extract', 'Trade register extract', "Of the person's company."],
    ['vat_registration', 'VAT registration', 'For those who charge VAT.'],
    ['tax_residency_certificate', 'Tax residency certificate', 'From the tax office.'],
    ['social_security_certificate', 'Social security certificate', 'Counts for six months.', 6],
    ['qualification_recognition', 'Recognition of qualification', 'For regulated professions.'],
    ['health_insurance', 'Health insurance', 'Proof of cover.'],
    ['liability_insurance', 'Liability insurance', 'Certificate of currency.'],
  ]),
  ...of('EU', 'engagement', [
    ['agency_work_agreement', 'Agency work agreement', 'Between the agency and the person.'],
  ]),
];

const needs = (
  region: PaperRegion,
  one_of: readonly string[],
  more: Partial<Pick<PaperRequirement, 'engagement' | 'abroad'>> = {},
): PaperRequirement => ({ one_of, region, engagement: null, abroad: false, ...more });

/** Default requirements of contracts. */
export const REQUIRED_PAPERS: readonly PaperRequirement[] = [
  needs('ALL', ['right_to_work']),
  needs('ALL', ['identity']),
  needs('ALL', ['contractor_agreement']),
  needs('ALL', ['assignment_schedule']),
  needs('AU', ['tfn_declaration', 'abn']),
  needs('AU', ['super_choice'], { engagement: 'payg' }),
  needs('AU', ['workers_compensation'], { engagement: 'limited_company' }),
  needs('AU', ['public_liability']),
  needs('AU', ['professional_indemnity']),
  needs('NZ', ['ir330', 'ir330c']),
  needs('GB', ['key_information_document']),
  needs('GB', ['ir35_sds']),
  needs('GB', ['employers_liability'], { engagement: 'limited_company' }),
  needs('US', ['i9'], { engagement: 'w2' }),
  needs('US', ['w4'], { engagement: 'w2' }),
  needs('US', ['w9'], { engagement: 'c1099' }),
  needs('US', ['workers_comp_coi'], { engagement: 'c1099' }),
  needs('EU', ['a1_certificate'], { abroad: true }),
  needs('EU', ['posted_worker_declaration'], { abroad: true }),
];
