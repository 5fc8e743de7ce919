import { type Family, person } from './pair.ts';

const BRISBANE = ['Brisbane', 'AU'] as const;
const PERTH = ['Perth', 'AU'] as const;
const AUCKLAND = ['Auckland', 'NZ'] as const;
const WELLINGTON = ['Wellington', 'NZ'] as const;
const BIRMINGHAM = ['Birmingham', 'GB'] as const;
const MANCHESTER = ['Manchester', 'GB'] as const;

export const HEALTH: Family = {
  briefs: [
    {
      title: 'Registered Nurse - ICU',
      place: BRISBANE,
      description:
        'Private hospital, rotating shifts.\n\nEssential:\n- AHPRA registration\n- 2 years of intensive care experience\n- Advanced life support\n\nDesirable:\n- Postgraduate certificate in critical care',
    },
    {
      title: 'Aged Care Facility Manager',
      place: BRISBANE,
      description:
        'You must have:\n- Management experience in aged care\n- Registered nurse\n- Knowledge of the Aged Care Quality Standards\n\nNice to have:\n- Experience of accreditation visits',
    },
    {
      title: 'Physiotherapist',
      place: PERTH,
      description:
        'Sports clinic with four rooms.\n\nRequirements:\n- Degree in physiotherapy\n- AHPRA registration\n- 1 year in private practice\n\nA plus:\n- Dry needling\n- Pilates',
    },
  ],
  people: [
    person(
      'ynn',
      ['Registered Nurse', 'Mater Hospital', 2019, 7],
      BRISBANE,
      ['ICU', 'Ventilation', 'Advanced life support'],
      'Intensive care unit with 18 beds.',
      { certifications: ['AHPRA', 'ALS'] },
    ),
    person(
      'ynn',
      ['ICU Nurse', 'Royal Brisbane Hospital', 2020, 5],
      BRISBANE,
      ['Intensive care', 'Advanced life support'],
      'Critical care of ventilated patients.',
      { certifications: ['AHPRA registration'] },
    ),
    person(
      'mnn',
      ['Registered Nurse', 'Princess Alexandra Hospital', 2018, 8],
      BRISBANE,
      ['Emergency nursing', 'Triage', 'Advanced life support'],
      'Emergency department; six months on relief in intensive care.',
      { certifications: ['AHPRA'] },
    ),
    person(
      'nnn',
      ['Registered Nurse', 'Wesley Hospital', 2021, 4],
      BRISBANE,
      ['Orthopaedics', 'Wound care'],
      'Surgical ward.',
      { certifications: ['AHPRA'] },
    ),
    person(
      'nnn',
      ['Enrolled Nurse', 'Greenslopes Hospital', 2020, 5],
      BRISBANE,
      ['Medication', 'Wound care'],
      'Medical ward.',
    ),
    person(
      'nyn',
      ['Facility Manager', 'Blue Care', 2018, 15],
      BRISBANE,
      ['Aged care', 'Accreditation', 'Rostering'],
      'Manages an aged care home of 90 beds; two accreditation visits under the Aged Care Quality Standards.',
      {
        certifications: ['AHPRA'],
        before: [['Registered Nurse', 'Bupa Aged Care', 2010, 2018, 'Aged care nursing.']],
      },
    ),
    person(
      'nyn',
      ['Clinical Care Manager', 'Regis', 2019, 12],
      BRISBANE,
      ['Aged care', 'Clinical governance'],
      'Registered nurse who manages the clinical care of 110 aged care residents against the Aged Care Quality Standards.',
      { certifications: ['AHPRA'] },
    ),
    person(
      'nmn',
      ['Facility Manager', 'Ozcare', 2017, 14],
      BRISBANE,
      ['Aged care', 'Budgets'],
      'Manages an aged care home of 60 beds. Background in hotel management.',
    ),
    person(
      'nny',
      ['Physiotherapist', 'Back in Motion', 2020, 5],
      PERTH,
      ['Dry needling', 'Sports physiotherapy'],
      'Private practice with sports teams.',
      { certifications: ['AHPRA'], education: 'Bachelor of Physiotherapy, Curtin University' },
    ),
    person(
      'nnm',
      ['Physiotherapist', 'Fiona Stanley Hospital', 2022, 3],
      PERTH,
      ['Rehabilitation', 'Musculoskeletal'],
      'Orthopaedic wards of the hospital.',
      { certifications: ['AHPRA'], education: 'Bachelor of Physiotherapy, Notre Dame' },
    ),
    person(
      'nnn',
      ['Personal Trainer', 'Anytime Fitness', 2019, 6],
      PERTH,
      ['Pilates', 'Strength training'],
      'Trains forty clients a week.',
    ),
  ],
};

export const CONSTRUCTION: Family = {
  briefs: [
    {
      title: 'Site Manager',
      place: AUCKLAND,
      description:
        'Commercial builder.\n\nMust have:\n- 5 years as a site manager on commercial projects\n- Site Safe passport\n- Full driving licence\n\nPreferred:\n- Carpentry trade background',
    },
    {
      title: 'Quantity Surveyor',
      place: AUCKLAND,
      description:
        'Requirements:\n- Degree in quantity surveying\n- 3+ years with a main contractor\n- CostX or Bluebeam\n\nNice to have:\n- NZIQS membership',
    },
    {
      title: 'Carpenter',
      place: WELLINGTON,
      description:
        'Residential builds.\n\nYou will need:\n- Trade qualified carpenter\n- 3 years in residential building\n- Own tools\n\nA plus:\n- Licensed building practitioner',
    },
  ],
  people: [
    person(
      'ynn',
      ['Site Manager', 'Naylor Love', 2017, 14],
      AUCKLAND,
      ['Commercial construction', 'Programming', 'Health and safety'],
      'Runs commercial sites up to 30 million.',
      {
        certifications: ['Site Safe', 'Full driving licence'],
        before: [['Carpenter', 'Hawkins', 2010, 2017, 'Commercial carpentry.']],
      },
    ),
    person(
      'ynn',
      ['Senior Site Manager', 'Hawkins', 2018, 18],
      AUCKLAND,
      ['Commercial construction', 'Subcontractors'],
      'Commercial builds, schools and hospitals.',
      { certifications: ['Site Safe passport', 'Driving licence'] },
    ),
    person(
      'mnn',
      ['Site Manager', 'GJ Gardner', 2019, 10],
      AUCKLAND,
      ['Residential construction', 'Subcontractors'],
      'Runs ten houses at a time.',
      { certifications: ['Site Safe'] },
    ),
    person(
      'mnn',
      ['Assistant Site Manager', 'Fletcher Construction', 2020, 6],
      AUCKLAND,
      ['Commercial construction', 'Quality assurance'],
      'Second on a commercial tower site.',
      { certifications: ['Site Safe'] },
    ),
    person(
      'nyn',
      ['Quantity Surveyor', 'Dominion Constructors', 2019, 6],
      AUCKLAND,
      ['CostX', 'Bluebeam', 'Variations'],
      'Cost plans and claims for a main contractor.',
      { education: 'Bachelor of Construction (Quantity Surveying), Unitec' },
    ),
    person(
      'nyn',
      ['Senior Quantity Surveyor', 'Fletcher Construction', 2016, 12],
      AUCKLAND,
      ['CostX', 'Contracts', 'Final accounts'],
      'Final accounts of main contracts to 80 million.',
      { education: 'BSc Quantity Surveying, Massey University', certifications: ['NZIQS'] },
    ),
    person(
      'nmn',
      ['Cost Consultant', 'Rider Levett Bucknall', 2021, 4],
      AUCKLAND,
      ['CostX', 'Estimating'],
      'Estimates for clients of a consultancy.',
      { education: 'BSc Quantity Surveying, Massey University' },
    ),
    person(
      'nny',
      ['Carpenter', 'Mike Greer Homes', 2018, 9],
      WELLINGTON,
      ['Framing', 'Residential building', 'Own tools'],
      'Houses from foundation to finish.',
      { certifications: ['Trade qualified carpenter', 'Licensed building practitioner'] },
    ),
    person(
      'nny',
      ['Qualified Carpenter', 'Signature Homes', 2019, 7],
      WELLINGTON,
      ['Residential building', 'Cladding'],
      'Trade qualified; builds homes with own tools.',
      { certifications: ['National Certificate in Carpentry'] },
    ),
    person(
      'nnm',
      ['Apprentice Carpenter', 'Homebuild', 2021, 4],
      WELLINGTON,
      ['Framing', 'Residential building'],
      'Last year of the apprenticeship, residential building.',
    ),
    person(
      'nnn',
      ['Labourer', 'Allied Work Force', 2020, 4],
      AUCKLAND,
      ['Manual handling'],
      'General labour on sites.',
      { certifications: ['Site Safe'] },
    ),
  ],
};

export const LOGISTICS: Family = {
  briefs: [
    {
      title: 'Warehouse Manager',
      place: BIRMINGHAM,
      description:
        'Regional distribution centre with 120 people.\n\nEssential:\n- 5 years of warehouse management\n- A warehouse management system such as Manhattan or SAP EWM\n- IOSH or NEBOSH\n\nDesirable:\n- Lean or Six Sigma',
    },
    {
      title: 'HGV Class 1 Driver',
      place: BIRMINGHAM,
      description:
        'Day shifts, no nights out.\n\nYou must have:\n- HGV Class 1 licence (C+E)\n- Driver CPC\n- 1 year of Class 1 driving\n\nPreferred:\n- ADR',
    },
    {
      title: 'Supply Chain Planner',
      place: MANCHESTER,
      description:
        'Requirements:\n- 3 years in demand or supply planning\n- SAP\n- Advanced Excel\n\nNice to have:\n- APICS certification\n- FMCG background',
    },
  ],
  people: [
    person(
      'ynn',
      ['Warehouse Manager', 'DHL', 2017, 12],
      BIRMINGHAM,
      ['Manhattan WMS', 'Lean', 'People management'],
      'Manages a distribution centre of 150 people.',
      { certifications: ['IOSH'] },
    ),
    person(
      'ynn',
      ['Distribution Centre Manager', 'Wincanton', 2018, 10],
      BIRMINGHAM,
      ['SAP EWM', 'Budgeting'],
      'Warehouse management for a retail contract.',
      { certifications: ['NEBOSH'] },
    ),
    person(
      'mnn',
      ['Warehouse Shift Manager', 'Amazon', 2020, 6],
      BIRMINGHAM,
      ['People management', 'KPIs'],
      'Leads 80 people on a shift of the warehouse.',
      { certifications: ['IOSH'] },
    ),
    person(
      'mnn',
      ['Warehouse Supervisor', 'Jaguar Land Rover', 2018, 9],
      BIRMINGHAM,
      ['SAP EWM', 'Inventory'],
      'Supervises goods-in with 25 people.',
    ),
    person(
      'nyn',
      ['HGV Class 1 Driver', 'Eddie Stobart', 2019, 8],
      BIRMINGHAM,
      ['Class 1 driving', 'Tramping'],
      'Trunking between depots.',
      { certifications: ['C+E licence', 'Driver CPC', 'ADR'] },
    ),
    person(
      'nyn',
      ['Class 1 Driver', 'Tesco', 2021, 4],
      BIRMINGHAM,
      ['Store deliveries'],
      'Store deliveries with articulated lorries.',
      { certifications: ['HGV Class 1', 'CPC'] },
    ),
    person(
      'nmn',
      ['HGV Class 2 Driver', 'Travis Perkins', 2020, 5],
      BIRMINGHAM,
      ['Multi-drop', 'HIAB'],
      'Rigid lorries; passed Class 1 last month.',
      { certifications: ['HGV Class 2', 'Driver CPC'] },
    ),
    person('nnn', ['Van Driver', 'DPD', 2020, 5], BIRMINGHAM, ['Multi-drop'], 'Parcels, 120 drops a day.', {
      certifications: ['Driving licence'],
    }),
    person(
      'nny',
      ['Supply Planner', 'Kellogg', 2019, 6],
      MANCHESTER,
      ['SAP', 'Excel', 'S&OP'],
      'Supply planning for four plants of an FMCG company.',
    ),
    person(
      'nny',
      ['Demand Planner', 'PZ Cussons', 2020, 5],
      MANCHESTER,
      ['SAP APO', 'Advanced Excel', 'Forecasting'],
      'Demand planning for personal care brands.',
      { certifications: ['APICS'] },
    ),
    person(
      'nnm',
      ['Inventory Analyst', 'Boohoo', 2021, 4],
      MANCHESTER,
      ['Excel', 'Oracle', 'Forecasting'],
      'Stock cover and reorder proposals.',
    ),
  ],
};
