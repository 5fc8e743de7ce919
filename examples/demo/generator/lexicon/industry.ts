import { family, rung, scale } from './family.ts';

const OPERATIONS = scale(0.88, 0.45, 0.78, 0.52, 0.65);

export const industryFamilies = [
  family({
    key: 'supply_chain',
    name: 'Supply chain and logistics',
    synonyms: 'logistics, warehouse, freight, distribution, demand planner, transport',
    industries: 'Logistics, Retail, Manufacturing, Mining, Agriculture',
    core: 'Inventory management, Demand planning, Warehouse operations, Freight, Excel, Supplier coordination',
    optional: `SAP, Oracle, Manhattan WMS, Power BI, S&OP, Import and export, Customs, Fleet management, Lean, 3PL
      management, Forecasting, Route planning, Cold chain, Dangerous goods, Health and safety, Team leadership`,
    degrees: 'Business/Logistics and Supply Chain, Commerce/Management, Trade/Logistics',
    qualifications: {
      any: 'APICS CPIM, CSCP',
      AU: 'Forklift Licence',
      NZ: 'Forklift F Endorsement',
      GB: 'CILT Level 5, Transport Manager CPC',
    },
    duties: `stock and replenishment for 200 stores
      a warehouse of 60 people on two shifts
      freight contracts and carrier performance
      the monthly sales and operations plan
      imports from six countries`,
    wins: `Took stock accuracy from 91% to 99.4%.
      Cut freight cost per unit by 12%.
      Opened a distribution centre on time and under budget.`,
    moves: 'procurement, manufacturing, administration',
    work: { permanent: 8, contract: 2, temp: 3 },
    contract_period: 'hour',
    share: 3.5,
    scale: OPERATIONS,
    ladder: [
      rung('junior', 0, 60, 74, 'Logistics Coordinator, Inventory Assistant, Transport Allocator'),
      rung('mid', 2, 78, 100, 'Supply Planner, Demand Planner, Logistics Officer'),
      rung('senior', 5, 102, 132, 'Senior Supply Chain Analyst, Warehouse Manager'),
      rung('lead', 8, 130, 170, 'Supply Chain Manager, Logistics Manager'),
      rung('head', 12, 175, 230, 'Head of Supply Chain, National Logistics Manager'),
    ],
  }),
  family({
    key: 'procurement',
    name: 'Procurement',
    synonyms: 'buyer, purchasing, sourcing manager, category manager, contracts',
    industries: 'Government, Mining, Energy, Manufacturing, Healthcare, Construction, Banking',
    core: 'Strategic sourcing, Tendering, Contract negotiation, Supplier management, Spend analysis, Category management',
    optional: `SAP Ariba, Coupa, Oracle, Excel, Contract management, Cost modelling, Modern slavery reporting, Probity,
      Risk management, Facilities contracts, IT procurement, Capital projects, Should-cost analysis, Purchase to pay`,
    degrees: 'Business/Logistics and Supply Chain, Commerce/Management, Laws/Law and Commerce',
    qualifications: { any: 'MCIPS, CIPS Level 4', US: 'CPSM' },
    duties: `sourcing events from plan to award
      the professional services category
      supplier scorecards and reviews
      contracts of up to 30 million
      purchase orders and catalogue upkeep`,
    wins: `Delivered 6 million of savings over two years.
      Cut the supplier base from 900 to 340.
      Set up the first whole-of-group stationery to steel catalogue.`,
    moves: 'supply_chain, legal, commercial_finance',
    work: { permanent: 7, contract: 4 },
    contract_period: 'day',
    share: 2,
    scale: OPERATIONS,
    ladder: [
      rung('junior', 0, 65, 80, 'Procurement Officer, Purchasing Assistant'),
      rung('mid', 3, 88, 115, 'Buyer, Procurement Specialist, Contracts Officer'),
      rung('senior', 6, 120, 152, 'Senior Procurement Specialist, Category Manager'),
      rung('lead', 9, 150, 190, 'Procurement Manager, Strategic Sourcing Manager'),
      rung('head', 13, 195, 260, 'Head of Procurement'),
    ],
  }),
  family({
    key: 'manufacturing',
    name: 'Manufacturing and production',
    synonyms: 'production, plant, factory, operations, process worker, continuous improvement',
    industries: 'Manufacturing, Agriculture, Mining, Energy',
    core: 'Production planning, Lean manufacturing, Quality assurance, Health and safety, Shift leadership, Root cause analysis',
    optional: `Six Sigma, HACCP, GMP, ISO 9001, SAP, Preventive maintenance, 5S, Kaizen, OEE, CNC machining, PLC, Welding,
      Food safety, Packaging, Capital projects, Injection moulding, Forklift, Team leadership`,
    degrees: 'Engineering/Manufacturing Engineering, Trade/Engineering Fabrication, Science/Food Science',
    qualifications: {
      any: 'Lean Six Sigma Green Belt, ISO 9001 Lead Auditor',
      AU: 'Forklift Licence',
      GB: 'NEBOSH General Certificate',
      IE: 'Safe Pass',
    },
    duties: `three lines on a two-shift pattern
      daily output, waste and safety
      quality holds and customer complaints
      planned shutdowns
      improvement projects with the operators`,
    wins: `Raised line efficiency from 62% to 79%.
      Went 700 days without a lost-time injury.
      Cut changeover from 90 minutes to 35.`,
    moves: 'supply_chain, mechanical_engineering, procurement',
    work: { permanent: 8, contract: 1, temp: 3 },
    contract_period: 'hour',
    share: 3,
    scale: OPERATIONS,
    ladder: [
      rung('junior', 0, 55, 68, 'Production Operator, Machine Operator, Quality Technician'),
      rung('mid', 3, 72, 92, 'Production Planner, Quality Officer, Leading Hand'),
      rung('senior', 6, 95, 122, 'Production Supervisor, Process Engineer, Quality Manager'),
      rung('lead', 9, 122, 162, 'Production Manager, Continuous Improvement Manager'),
      rung('head', 13, 168, 230, 'Plant Manager, Operations Manager'),
    ],
  }),
  family({
    key: 'hospitality',
    name: 'Hospitality management',
    synonyms: 'hotel, restaurant manager, chef, food and beverage, F&B, venue',
    industries: 'Hospitality',
    core: 'Guest service, Rostering, Food safety, Stock control, Team leadership, Point of sale',
    optional: `Menu planning, Food costing, Opera PMS, Revenue management, Events, Banqueting, Wine knowledge, Fine dining,
      Kitchen management, HACCP, Barista, Cash handling, Licensing law, Housekeeping, Front office, Social media`,
    degrees: 'Business/Hospitality Management, Trade/Commercial Cookery, Trade/Hospitality',
    qualifications: {
      any: 'Food Safety Supervisor',
      AU: 'RSA, Approved Manager',
      NZ: 'LCQ Manager Certificate',
      GB: 'Personal Licence, WSET Level 2',
      US: 'ServSafe Manager',
      IE: 'HACCP Level 2',
      SG: 'WSQ Food Safety Level 3',
    },
    duties: `a 160-seat restaurant and its two bars
      rosters, wages and stock
      weddings and conferences for 300
      menus and food cost
      the guest experience at a 90-room hotel`,
    wins: `Won a regional award for the kitchen.
      Brought food cost down from 36% to 29%.
      Raised the guest score from 8.1 to 9.0.`,
    moves: 'retail, customer_service, administration',
    work: { permanent: 7, temp: 3, part_time: 3 },
    contract_period: 'hour',
    share: 2.5,
    scale: scale(0.9, 0.45, 0.74, 0.52, 0.62),
    ladder: [
      rung('junior', 0, 52, 62, 'Food and Beverage Attendant, Commis Chef, Front Office Agent'),
      rung('mid', 2, 63, 76, 'Chef de Partie, Restaurant Supervisor, Duty Manager'),
      rung('senior', 5, 76, 95, 'Sous Chef, Restaurant Manager, Front Office Manager'),
      rung('lead', 8, 95, 125, 'Head Chef, Venue Manager, Food and Beverage Manager'),
      rung('director', 12, 130, 190, 'Hotel General Manager, Executive Chef'),
    ],
  }),
  family({
    key: 'retail',
    name: 'Retail management',
    synonyms: 'shop manager, store manager, merchandising, visual merchandiser',
    industries: 'Retail',
    core: 'Store operations, Visual merchandising, Sales targets, Rostering, Stock control, Customer service',
    optional: `Shrinkage, Point of sale, Buying, Team leadership, Recruitment, Training, Budget management, Omnichannel,
      Category management, Loss prevention, Space planning, Shopify, Store openings, Wholesale`,
    degrees: 'Business/Retail Management, Commerce/Marketing, Trade/Retail',
    qualifications: { any: 'First Aid Certificate' },
    duties: `a flagship store and its 45 people
      sales, wages and shrinkage
      seasonal floor changes
      twelve stores across a region
      click and collect`,
    wins: `Lifted like-for-like sales by 9% in a flat market.
      Opened six stores in eighteen months.
      Halved shrinkage in one year.`,
    moves: 'hospitality, sales, customer_service',
    work: { permanent: 8, temp: 1, part_time: 3 },
    contract_period: 'hour',
    share: 2.5,
    scale: scale(0.9, 0.44, 0.72, 0.5, 0.6),
    ladder: [
      rung('junior', 0, 52, 62, 'Sales Assistant, Retail Assistant'),
      rung('mid', 2, 62, 76, 'Assistant Store Manager, Visual Merchandiser'),
      rung('senior', 5, 76, 98, 'Store Manager, Senior Merchandiser'),
      rung('lead', 8, 100, 135, 'Area Manager, Regional Manager'),
      rung('head', 12, 150, 210, 'Head of Retail, National Retail Manager'),
    ],
  }),
  family({
    key: 'education',
    name: 'Education',
    synonyms: 'teacher, school, lecturer, childcare, early learning, tutor, trainer',
    industries: 'Education',
    core: 'Lesson planning, Classroom management, Curriculum development, Assessment, Safeguarding, Parent communication',
    optional: `Early childhood, Primary teaching, Secondary mathematics, Secondary science, English as a second language,
      Special education, Literacy, Learning management systems, Pastoral care, Adult training, Instructional design,
      Behaviour support, Timetabling, School leadership, Montessori`,
    degrees: 'Education/Primary Education, Education/Secondary Education, Education/Early Childhood',
    qualifications: {
      AU: 'Working with Children Check, State Teacher Registration',
      NZ: 'Practising Certificate (Teaching Council)',
      GB: 'QTS, Enhanced DBS',
      US: 'State Teaching Licence',
      IE: 'Teaching Council Registration',
      SG: 'NIE Postgraduate Diploma in Education',
    },
    duties: `a year group of 26 pupils
      programmes and assessment in mathematics
      individual plans for learners with extra needs
      parent evenings and reports
      mentoring of new teachers`,
    wins: `Raised reading levels by a year and a half within one.
      Led the new science curriculum across five schools.
      Started the robotics club that reached the national finals.`,
    moves: 'administration, human_resources, community_care',
    work: { permanent: 7, contract: 2, temp: 2, part_time: 2 },
    contract_period: 'day',
    share: 3,
    scale: scale(0.85, 0.42, 0.66, 0.5, 0.68),
    ladder: [
      rung('junior', 0, 62, 80, 'Graduate Teacher, Early Childhood Educator, Teaching Assistant'),
      rung('mid', 2, 82, 106, 'Teacher, Primary Teacher, Secondary Teacher, Early Childhood Teacher'),
      rung('senior', 6, 106, 128, 'Senior Teacher, Leading Teacher, Learning Designer'),
      rung('lead', 9, 125, 150, 'Head of Department, Assistant Principal'),
      rung('head', 14, 155, 210, 'Principal, Head of School'),
    ],
  }),
];
