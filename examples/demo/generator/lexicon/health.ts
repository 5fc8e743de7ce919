import { family, rung, scale } from './family.ts';

const HEALTH = scale(0.92, 0.42, 0.88, 0.48, 0.6);

export const healthFamilies = [
  family({
    key: 'nursing',
    name: 'Nursing and midwifery',
    synonyms: 'RN, nurse, midwife, ward, enrolled nurse, clinical',
    industries: 'Healthcare',
    core: 'Patient assessment, Medication administration, Care planning, Clinical documentation, Infection control, Basic life support',
    optional: `Intensive care, Emergency, Theatre, Mental health, Paediatrics, Midwifery, Aged care, Dialysis, Oncology,
      Wound care, Cannulation, Triage, Advanced life support, Palliative care, Community nursing, Electronic records,
      Preceptorship, Rostering`,
    degrees: 'Nursing/Nursing, Nursing/Midwifery',
    qualifications: {
      any: 'Basic Life Support',
      AU: 'AHPRA Registration, Working with Children Check',
      NZ: 'Annual Practising Certificate (NCNZ)',
      GB: 'NMC Registration, Enhanced DBS',
      US: 'State RN Licence, BLS, ACLS',
      IE: 'NMBI Registration',
      SG: 'SNB Practising Certificate',
    },
    duties: `a 28-bed surgical ward
      assessment, medication and escalation of care
      discharge planning with families and allied health
      rosters and the skill mix of each shift
      education of graduates and students`,
    wins: `Brought falls down by 40% over a year.
      Helped open a day-surgery unit of ten chairs.
      Led hand hygiene from 72% to 93%.`,
    moves: 'community_care, allied_health',
    work: { permanent: 6, contract: 2, temp: 4, part_time: 4 },
    contract_period: 'hour',
    share: 5,
    scale: HEALTH,
    ladder: [
      rung('junior', 0, 70, 82, 'Graduate Registered Nurse, Enrolled Nurse, Graduate Midwife'),
      rung('mid', 2, 82, 102, 'Registered Nurse, Midwife, Theatre Nurse'),
      rung('senior', 6, 102, 122, 'Clinical Nurse Specialist, Senior Registered Nurse, Senior Midwife'),
      rung('lead', 9, 122, 148, 'Nurse Unit Manager, Clinical Nurse Consultant, Midwifery Unit Manager'),
      rung('director', 15, 165, 225, 'Director of Nursing, Director of Midwifery'),
    ],
  }),
  family({
    key: 'allied_health',
    name: 'Allied health',
    synonyms: 'physio, OT, speechie, psychologist, dietitian, therapist, rehab',
    industries: 'Healthcare, Education, Government',
    core: 'Clinical assessment, Treatment planning, Clinical documentation, Patient education, Multidisciplinary teamwork',
    optional: `Physiotherapy, Occupational therapy, Speech pathology, Psychology, Dietetics, Podiatry, Rehabilitation,
      Paediatrics, Musculoskeletal, Neurological, Hand therapy, Assistive technology, Home modifications, Telehealth,
      Report writing, Group programmes, Supervision, Behaviour support`,
    degrees:
      'Health Science/Physiotherapy, Health Science/Occupational Therapy, Health Science/Speech Pathology, Science/Psychology',
    qualifications: {
      AU: 'AHPRA Registration, NDIS Worker Screening',
      NZ: 'Annual Practising Certificate',
      GB: 'HCPC Registration, Enhanced DBS',
      US: 'State Licence',
      IE: 'CORU Registration',
      SG: 'AHPC Full Registration',
    },
    duties: `a caseload of 35 clients in clinic and at home
      functional assessments and reports
      group programmes and telehealth
      case conferences with families
      supervision of new graduates`,
    wins: `Cut the waiting list from 14 weeks to four.
      Set up a hand therapy clinic.
      Started a school programme in six rural towns.`,
    moves: 'nursing, community_care, education',
    work: { permanent: 7, contract: 3, temp: 2, part_time: 4 },
    contract_period: 'hour',
    share: 2.5,
    scale: HEALTH,
    ladder: [
      rung(
        'junior',
        0,
        70,
        82,
        'Graduate Physiotherapist, Graduate Occupational Therapist, Graduate Speech Pathologist, Provisional Psychologist',
      ),
      rung('mid', 2, 82, 104, 'Physiotherapist, Occupational Therapist, Speech Pathologist, Psychologist'),
      rung(
        'senior',
        5,
        104,
        128,
        'Senior Physiotherapist, Senior Occupational Therapist, Senior Speech Pathologist, Senior Psychologist',
      ),
      rung('lead', 9, 125, 158, 'Allied Health Manager, Clinical Lead'),
    ],
  }),
  family({
    key: 'community_care',
    name: 'Social work and community care',
    synonyms: 'support worker, carer, social worker, case manager, disability, aged care',
    industries: 'Healthcare, Government, Education',
    core: 'Case management, Person-centred care, Risk assessment, Case notes, Advocacy, Safeguarding',
    optional: `Disability support, Aged care, Youth work, Family violence, Mental health, Housing, Out-of-home care, Manual
      handling, Medication assistance, Community development, Trauma-informed practice, Behaviour support, Court reports,
      Rostering, Grant reporting`,
    degrees: 'Social Work/Social Work, Arts/Community Services, Trade/Individual Support',
    qualifications: {
      any: 'First Aid Certificate',
      AU: 'NDIS Worker Screening, Working with Children Check, Police Check',
      NZ: 'SWRB Registration',
      GB: 'Social Work England Registration, Enhanced DBS',
      US: 'LCSW',
      IE: 'CORU Registration, Garda Vetting',
      SG: 'Registered Social Worker',
    },
    duties: `a caseload of 22 families
      home visits and safety plans
      support plans and their reviews
      crisis calls on a rotating roster
      reports for court and funders`,
    wins: `Kept 19 of 20 tenancies alive through the year.
      Rewrote intake so that nobody waits more than two days.
      Passed an accreditation audit with no findings.`,
    moves: 'allied_health, education, administration',
    work: { permanent: 6, contract: 2, temp: 4, part_time: 4 },
    contract_period: 'hour',
    share: 3,
    scale: scale(0.92, 0.44, 0.7, 0.5, 0.6),
    ladder: [
      rung('junior', 0, 58, 70, 'Support Worker, Care Assistant, Youth Worker'),
      rung('mid', 2, 72, 92, 'Case Worker, Social Worker, Support Coordinator'),
      rung('senior', 5, 92, 114, 'Senior Social Worker, Senior Case Manager'),
      rung('lead', 9, 112, 142, 'Team Leader Community Services, Programme Manager'),
      rung('head', 14, 145, 195, 'General Manager Services'),
    ],
  }),
];
