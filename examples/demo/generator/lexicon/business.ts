import { family, rung, scale } from './family.ts';

const OFFICE = scale(0.88, 0.47, 0.8, 0.52, 0.68);

export const businessFamilies = [
  family({
    key: 'legal',
    name: 'Legal',
    synonyms: 'lawyer, solicitor, attorney, in-house counsel, paralegal',
    industries: 'Legal, Banking, Property, Government, Energy, Software, Construction',
    core: 'Contract drafting, Legal research, Negotiation, Advice writing, Regulatory compliance, Client management',
    optional: `Commercial contracts, Litigation, Dispute resolution, M&A, Property law, Employment law, Privacy,
      Intellectual property, Banking and finance law, Construction law, Due diligence, Legal project management,
      Company secretarial, Discovery, Conveyancing, Competition law`,
    degrees: 'Laws/Law, Laws/Law and Commerce, Arts/Legal Studies',
    qualifications: {
      AU: 'Practising Certificate',
      NZ: 'Practising Certificate, Barrister and Solicitor of the High Court',
      GB: 'SRA Practising Certificate',
      US: 'State Bar Admission',
      IE: 'Law Society Practising Certificate',
      SG: 'Advocate and Solicitor of the Supreme Court',
    },
    duties: `supply, services and technology contracts
      advice to the business on privacy and consumer law
      discovery and briefs in commercial disputes
      due diligence on acquisitions
      leases and property settlements`,
    wins: `Settled a seven-year dispute in the first mediation.
      Wrote the contract playbook that halved turnaround.
      Closed fourteen transactions in one year.`,
    moves: 'human_resources, banking_risk, procurement',
    work: { permanent: 9, contract: 2, part_time: 1 },
    contract_period: 'day',
    share: 2,
    scale: scale(0.85, 0.58, 1.1, 0.6, 0.92),
    ladder: [
      rung('intern', 0, 50, 58, 'Law Clerk'),
      rung('junior', 0, 72, 92, 'Graduate Lawyer, Paralegal, Junior Lawyer'),
      rung('mid', 2, 98, 138, 'Lawyer, Solicitor, Legal Counsel'),
      rung('senior', 5, 142, 195, 'Senior Associate, Senior Legal Counsel'),
      rung('lead', 9, 195, 255, 'Special Counsel, Legal Manager'),
      rung('director', 13, 250, 360, 'General Counsel, Legal Director'),
    ],
  }),
  family({
    key: 'human_resources',
    name: 'Human resources',
    synonyms: 'HR, people and culture, P&C, personnel, HRBP, people ops',
    industries: 'Retail, Healthcare, Government, Software, Manufacturing, Education, Hospitality, Banking',
    core: 'Employee relations, HR policy, Performance management, Onboarding, Business partnering, Employment law',
    optional: `Workday, SAP SuccessFactors, HRIS, Remuneration, Learning and development, Organisational design,
      Workforce planning, Workplace investigations, Change management, Diversity and inclusion, Engagement surveys,
      Enterprise bargaining, Work health and safety, Case management, Job evaluation, Talent reviews`,
    degrees: 'Business/Human Resource Management, Science/Psychology, Commerce/Management',
    qualifications: {
      AU: 'AHRI Certified Practitioner',
      NZ: 'HRNZ Chartered Member',
      GB: 'CIPD Level 5, CIPD Level 7',
      US: 'SHRM-CP, PHR',
      IE: 'CIPD Level 5',
      SG: 'IHRP-CP',
    },
    duties: `advice to 40 managers on performance and conduct
      the yearly pay and performance round
      policies and their training
      restructures and consultation
      onboarding and the first ninety days`,
    wins: `Cut voluntary turnover from 24% to 15%.
      Settled an enterprise agreement without a stoppage.
      Put in an HR system for 1,100 people in eight months.`,
    moves: 'talent_acquisition, payroll, administration',
    work: { permanent: 8, contract: 3, part_time: 2 },
    contract_period: 'day',
    share: 3,
    scale: OFFICE,
    ladder: [
      rung('junior', 0, 64, 78, 'HR Assistant, HR Coordinator, People and Culture Coordinator'),
      rung('mid', 2, 82, 108, 'HR Advisor, HR Generalist, People Partner'),
      rung('senior', 6, 115, 148, 'HR Business Partner, Senior HR Advisor'),
      rung('lead', 9, 145, 182, 'HR Manager, People and Culture Manager'),
      rung('head', 12, 185, 245, 'Head of People, Head of HR'),
      rung('c_suite', 16, 260, 370, 'Chief People Officer'),
    ],
  }),
  family({
    key: 'talent_acquisition',
    name: 'Talent acquisition',
    synonyms: 'recruiter, headhunter, sourcer, TA, in-house recruitment',
    industries: 'Software, Banking, Healthcare, Retail, Professional services, Government',
    core: 'Sourcing, Interviewing, Candidate experience, Stakeholder management, Offer negotiation, Job advertising',
    optional: `Boolean search, LinkedIn Recruiter, Greenhouse, Workday, Employer branding, Graduate programmes, Headhunting,
      Volume recruitment, Talent mapping, Reporting, Assessment centres, Onboarding, Market mapping, Reference checks`,
    degrees: 'Business/Human Resource Management, Arts/Communications, Science/Psychology',
    qualifications: { any: 'LinkedIn Certified Recruiter', GB: 'REC Certificate in Recruitment Practice' },
    duties: `full-cycle recruitment for technology and corporate roles
      direct sourcing and talent pools
      hiring manager coaching
      the graduate intake
      agency panel and cost per hire`,
    wins: `Brought time to hire down from 61 to 34 days.
      Filled 70 roles in a year with two agency fees.
      Built the first graduate programme.`,
    moves: 'human_resources, sales, customer_success',
    work: { permanent: 7, contract: 4 },
    contract_period: 'day',
    share: 2,
    scale: OFFICE,
    ladder: [
      rung('junior', 0, 62, 76, 'Recruitment Coordinator, Talent Coordinator'),
      rung('mid', 2, 82, 108, 'Talent Acquisition Specialist, Recruiter'),
      rung('senior', 5, 110, 138, 'Senior Talent Acquisition Partner, Senior Recruiter'),
      rung('lead', 8, 135, 172, 'Talent Acquisition Manager, Recruitment Manager'),
      rung('head', 12, 172, 225, 'Head of Talent'),
    ],
  }),
  family({
    key: 'marketing',
    name: 'Marketing and communications',
    synonyms: 'brand, digital marketing, comms, growth, content, PR',
    industries: 'Retail, Software, Media, Education, Hospitality, Banking, Property, Manufacturing',
    core: 'Campaign management, Content marketing, Brand management, Market research, Digital marketing, Copywriting',
    optional: `SEO, SEM, Google Analytics, HubSpot, Marketo, Salesforce, Email marketing, Social media, Paid social,
      Marketing automation, Public relations, Events, Media buying, Customer segmentation, Product marketing,
      Adobe Creative Suite, Conversion optimisation, Budget management, Internal communications`,
    degrees: 'Commerce/Marketing, Arts/Communications, Business/Marketing',
    qualifications: {
      any: 'Google Ads Certification, HubSpot Inbound Certification',
      GB: 'CIM Diploma',
      AU: 'AMI Certified Practising Marketer',
    },
    duties: `multi-channel campaigns from brief to report
      the content calendar and the newsletter
      agency and media relationships
      a budget of 1.2 million
      positioning and launch of new products`,
    wins: `Grew qualified leads by 60% on the same spend.
      Relaunched the brand across nine markets.
      Took organic traffic from 8,000 to 50,000 visits a month.`,
    moves: 'sales, product_management, customer_success',
    work: { permanent: 8, contract: 3, part_time: 1 },
    contract_period: 'day',
    share: 3.5,
    scale: OFFICE,
    ladder: [
      rung('junior', 0, 62, 76, 'Marketing Coordinator, Marketing Assistant, Social Media Coordinator'),
      rung('mid', 2, 80, 105, 'Marketing Specialist, Digital Marketing Specialist, Communications Advisor'),
      rung('senior', 5, 108, 138, 'Senior Marketing Specialist, Brand Manager, Product Marketing Manager'),
      rung('lead', 8, 135, 175, 'Marketing Manager, Communications Manager'),
      rung('head', 12, 180, 240, 'Head of Marketing'),
      rung('c_suite', 16, 250, 370, 'Chief Marketing Officer'),
    ],
  }),
  family({
    key: 'sales',
    name: 'Sales',
    synonyms: 'BDM, account exec, hunter, business development, AE, rep',
    industries: 'Software, Manufacturing, Telecommunications, Logistics, Media, Construction, Healthcare',
    core: 'Prospecting, Pipeline management, Negotiation, Account management, CRM, Forecasting, Presentation',
    optional: `Salesforce, HubSpot, Solution selling, Enterprise sales, Tenders, Cold calling, Channel sales, MEDDIC,
      Territory planning, SaaS sales, Technical sales, Key account growth, Contract negotiation, Sales coaching,
      Retail buying groups, Trade shows, Pricing`,
    degrees: 'Business/Management, Commerce/Marketing, Arts/Communications',
    qualifications: { any: 'Certified Sales Professional' },
    duties: `new business across two states
      a portfolio of 45 key accounts
      tenders and commercial proposals
      quarterly forecasts in the CRM
      demonstrations with solution engineers`,
    wins: `Finished at 128% of target three years running.
      Won the largest contract in the company's history.
      Opened a territory that is now worth 5 million a year.`,
    moves: 'customer_success, marketing, talent_acquisition',
    work: { permanent: 10, contract: 1 },
    contract_period: 'day',
    share: 4,
    scale: scale(0.88, 0.5, 0.85, 0.54, 0.74),
    ladder: [
      rung('junior', 0, 60, 76, 'Sales Development Representative, Sales Coordinator'),
      rung('mid', 2, 80, 108, 'Account Executive, Business Development Manager, Account Manager'),
      rung(
        'senior',
        5,
        112,
        148,
        'Senior Account Executive, Key Account Manager, Enterprise Account Executive',
      ),
      rung('lead', 8, 140, 182, 'Sales Manager, State Sales Manager'),
      rung('director', 12, 185, 250, 'Sales Director, Head of Sales'),
      rung('c_suite', 16, 250, 360, 'Chief Revenue Officer'),
    ],
  }),
  family({
    key: 'customer_success',
    name: 'Customer success',
    synonyms: 'CSM, client success, onboarding specialist, account care',
    industries: 'Software, Telecommunications, Media, Insurance, Education',
    core: 'Customer onboarding, Retention, Renewals, Relationship management, Product training, CRM',
    optional: `Gainsight, Salesforce, HubSpot, Intercom, Zendesk, Health scoring, Quarterly business reviews, Upselling,
      Churn analysis, SQL, Webinars, Change management, Playbooks, Technical troubleshooting, Contract negotiation`,
    degrees: 'Business/Management, Arts/Communications, Commerce/Marketing',
    qualifications: { any: 'Gainsight Pulse Certified, SuccessHACKER CCSM' },
    duties: `onboarding and adoption of 60 accounts
      renewals worth 4 million a year
      business reviews with executives
      the voice of the customer in product planning
      playbooks and health scores`,
    wins: `Raised net revenue retention from 98% to 114%.
      Halved the time to first value.
      Saved the two largest accounts from leaving.`,
    moves: 'sales, customer_service, product_management',
    work: { permanent: 10, contract: 1 },
    contract_period: 'day',
    share: 2,
    scale: OFFICE,
    ladder: [
      rung('junior', 0, 65, 80, 'Customer Success Associate, Onboarding Specialist'),
      rung('mid', 2, 88, 115, 'Customer Success Manager'),
      rung('senior', 5, 118, 150, 'Senior Customer Success Manager, Enterprise Customer Success Manager'),
      rung('lead', 8, 148, 185, 'Customer Success Team Lead'),
      rung('head', 11, 180, 235, 'Head of Customer Success'),
    ],
  }),
  family({
    key: 'customer_service',
    name: 'Customer service and contact centre',
    synonyms: 'call centre, CSR, customer care, phone support, contact center',
    industries: 'Telecommunications, Banking, Insurance, Retail, Energy, Government, Hospitality',
    core: 'Call handling, Complaint resolution, Data entry, CRM, Active listening, Customer service',
    optional: `Zendesk, Salesforce, Live chat, Rostering, Quality assurance, Coaching, Workforce planning, Upselling,
      Knowledge bases, Order processing, Collections, Hardship cases, Microsoft 365, Team leadership`,
    degrees: 'Business/Management, Trade/Customer Engagement',
    qualifications: { any: 'COPC Awareness' },
    duties: `sixty calls and chats a day
      complaints escalated by the ombudsman
      quality checks and coaching
      rosters for a team of eighteen
      orders, refunds and account changes`,
    wins: `Held customer satisfaction at 94% for two years.
      Cut repeat calls by a fifth with better notes.
      Trained 40 new starters.`,
    moves: 'administration, customer_success, sales',
    work: { permanent: 6, contract: 1, temp: 4, part_time: 3 },
    contract_period: 'hour',
    share: 3,
    scale: scale(0.9, 0.43, 0.7, 0.5, 0.55),
    ladder: [
      rung('junior', 0, 55, 65, 'Customer Service Representative, Contact Centre Agent'),
      rung('mid', 2, 64, 76, 'Customer Service Officer, Senior Customer Service Representative'),
      rung('senior', 4, 76, 92, 'Team Leader Customer Service, Complaints Specialist'),
      rung('lead', 7, 95, 125, 'Contact Centre Manager, Customer Service Manager'),
    ],
  }),
  family({
    key: 'administration',
    name: 'Administration and executive support',
    synonyms: 'EA, PA, office manager, receptionist, secretary, admin',
    industries:
      'Professional services, Legal, Government, Property, Healthcare, Education, Construction, Banking',
    core: 'Diary management, Travel booking, Minute taking, Microsoft 365, Document preparation, Reception',
    optional: `Board papers, Event coordination, Invoicing, Concur, Excel, PowerPoint, SharePoint, Office management,
      Confidentiality, Data entry, Purchase orders, Legal typing, Medical reception, Project support, Onboarding, Xero`,
    degrees: 'Trade/Business Administration, Business/Management, Arts/English',
    qualifications: { any: 'First Aid Certificate', AU: 'Justice of the Peace', GB: 'Executive PA Diploma' },
    duties: `the diaries and travel of two executives
      board and committee papers
      the front desk and the phones
      office suppliers and facilities
      events for clients and staff`,
    wins: `Moved an office of 120 people over one weekend.
      Saved 18% on travel with a new booking policy.
      Ran board papers for five years without a late pack.`,
    moves: 'human_resources, customer_service, payroll',
    work: { permanent: 6, contract: 2, temp: 4, part_time: 3 },
    contract_period: 'hour',
    share: 4,
    scale: scale(0.88, 0.45, 0.74, 0.48, 0.6),
    ladder: [
      rung('junior', 0, 55, 66, 'Receptionist, Administration Assistant, Office Junior'),
      rung('mid', 2, 66, 82, 'Administrator, Administration Officer, Team Assistant'),
      rung('senior', 5, 85, 108, 'Personal Assistant, Executive Assistant, Office Manager'),
      rung('lead', 9, 108, 138, 'Senior Executive Assistant, Administration Manager, EA to the CEO'),
    ],
  }),
];
