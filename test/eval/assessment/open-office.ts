import { type Family, person } from './pair.ts';

const SYDNEY = ['Sydney', 'AU'] as const;
const MELBOURNE = ['Melbourne', 'AU'] as const;
const LONDON = ['London', 'GB'] as const;
const LEEDS = ['Leeds', 'GB'] as const;
const AUSTIN = ['Austin', 'US'] as const;
const CHICAGO = ['Chicago', 'US'] as const;

export const SOFTWARE: Family = {
  briefs: [
    {
      title: 'Senior Backend Engineer',
      place: SYDNEY,
      description:
        'We are a payments company of 80 people.\n\nRequirements:\n- 5+ years of backend development\n- Strong Java or Kotlin\n- PostgreSQL or another relational database\n- Experience with AWS\n\nNice to have:\n- Kafka\n- Payments background',
    },
    {
      title: 'Data Engineer',
      place: SYDNEY,
      description:
        'You will own our warehouse.\n\nWhat you need:\n- Python and SQL\n- Airflow or dbt\n- At least 3 years in data engineering\n\nA plus:\n- Snowflake\n- Spark',
    },
    {
      title: 'Frontend Developer',
      place: null,
      description:
        'Remote team that builds a booking product.\n\nYou must have:\n- React and TypeScript\n- 2 years of commercial frontend work\n\nDesirable:\n- Accessibility\n- Next.js',
    },
  ],
  people: [
    person(
      'ynn',
      ['Senior Software Engineer', 'Afterpay', 2020, 9],
      SYDNEY,
      ['Java', 'Kotlin', 'PostgreSQL', 'AWS', 'Kafka'],
      'Builds the ledger services in Kotlin on AWS.',
      { before: [['Backend Developer', 'Atlassian', 2015, 2020, 'Java services with PostgreSQL.']] },
    ),
    person(
      'ynn',
      ['Backend Engineer', 'Zip Co', 2019, 7],
      SYDNEY,
      ['Java', 'Spring Boot', 'MySQL', 'AWS'],
      'Card settlement services in Java, MySQL and AWS.',
    ),
    person(
      'mnn',
      ['Backend Engineer', 'Canva', 2021, 6],
      SYDNEY,
      ['Go', 'PostgreSQL', 'AWS'],
      'Services in Go for the editor, on AWS with PostgreSQL.',
      { before: [['Software Engineer', 'Optiver', 2018, 2021, 'Go services.']] },
    ),
    person(
      'nyn',
      ['Data Engineer', 'Woolworths', 2019, 6],
      SYDNEY,
      ['Python', 'SQL', 'Airflow', 'Snowflake'],
      'Runs the Airflow pipelines into Snowflake.',
    ),
    person(
      'nyn',
      ['Senior Data Engineer', 'Commonwealth Bank', 2018, 8],
      SYDNEY,
      ['Python', 'SQL', 'dbt', 'Spark'],
      'Models in dbt, jobs in Spark and Python.',
    ),
    person(
      'nmn',
      ['Data Analyst', 'Qantas', 2020, 5],
      SYDNEY,
      ['SQL', 'Python', 'Tableau'],
      'Dashboards and some Airflow jobs in Python.',
      { before: [['Reporting Analyst', 'Telstra', 2018, 2020, 'SQL reports.']] },
    ),
    person(
      'nny',
      ['Frontend Developer', 'Domain', 2019, 6],
      MELBOURNE,
      ['React', 'TypeScript', 'Next.js'],
      'Listing pages in React and TypeScript; led the accessibility work.',
    ),
    person(
      'nnm',
      ['Frontend Developer', 'Seek', 2020, 4],
      MELBOURNE,
      ['Vue.js', 'TypeScript', 'CSS'],
      'Job search pages in Vue and TypeScript.',
    ),
    person(
      'nnm',
      ['Full Stack Developer', 'Envato', 2021, 4],
      MELBOURNE,
      ['React', 'Node.js', 'JavaScript'],
      'Marketplace features in React and Node.js.',
    ),
    person(
      'nnn',
      ['IT Support Officer', 'City of Sydney', 2017, 8],
      SYDNEY,
      ['Windows', 'Active Directory'],
      'Supports 900 staff at the help desk.',
    ),
    person(
      'nnn',
      ['QA Tester', 'Xero', 2020, 5],
      MELBOURNE,
      ['Selenium', 'Jira'],
      'Tests releases by hand and with Selenium.',
    ),
  ],
};

export const FINANCE: Family = {
  briefs: [
    {
      title: 'Management Accountant',
      place: LEEDS,
      description:
        'Manufacturing group, hybrid.\n\nEssential:\n- CIMA or ACCA qualified\n- Month-end management accounts\n- Strong Excel\n\nDesirable:\n- Experience in manufacturing\n- Power BI',
    },
    {
      title: 'Payroll Manager',
      place: LEEDS,
      description:
        'You will run payroll for 1,200 people.\n\nYou will need:\n- 4 years of UK payroll experience\n- Experience of leading a payroll team\n- Sage or ADP\n\nIdeally CIPP qualified.',
    },
    {
      title: 'Financial Controller',
      place: LONDON,
      description:
        'Private equity backed software company.\n\nRequirements:\n- ACA or ACCA qualified\n- 5+ years post-qualified experience\n- Statutory accounts and audit\n\nNice to have:\n- SaaS\n- NetSuite',
    },
  ],
  people: [
    person(
      'ynn',
      ['Management Accountant', 'Croda', 2019, 7],
      LEEDS,
      ['Excel', 'Power BI', 'Management accounts'],
      'Month-end management accounts of two plants.',
      { certifications: ['CIMA'] },
    ),
    person(
      'ynn',
      ['Management Accountant', 'Northern Foods', 2020, 6],
      LEEDS,
      ['Excel', 'SAP', 'Budgeting'],
      'Produces the month-end management accounts and forecasts for a manufacturing site.',
      { certifications: ['ACCA'] },
    ),
    person(
      'mnn',
      ['Management Accountant', 'Yorkshire Water', 2021, 4],
      LEEDS,
      ['Excel', 'Management accounts'],
      'Month-end accounts for three departments; part qualified.',
      { education: 'BSc Accounting, University of Leeds' },
    ),
    person(
      'mnn',
      ['Assistant Management Accountant', 'Asda', 2021, 3],
      LEEDS,
      ['Excel', 'Month-end'],
      'Prepares month-end journals; studying for CIMA.',
    ),
    person(
      'nyn',
      ['Payroll Manager', 'Arla Foods', 2017, 11],
      LEEDS,
      ['Payroll', 'ADP', 'Sage'],
      'Leads four people and runs payroll for 3,000 in the UK.',
      { certifications: ['CIPP'] },
    ),
    person(
      'nmn',
      ['Payroll Officer', 'Leeds City Council', 2018, 7],
      LEEDS,
      ['Payroll', 'Sage'],
      'Processes the monthly payroll of 800 staff in Sage.',
    ),
    person(
      'nyn',
      ['Payroll Team Leader', 'Capita', 2018, 8],
      LEEDS,
      ['Payroll', 'ADP', 'PAYE'],
      'Leads a payroll team of five on ADP for UK clients.',
    ),
    person(
      'nny',
      ['Financial Controller', 'Sage', 2019, 10],
      LONDON,
      ['Statutory accounts', 'Audit', 'NetSuite'],
      'Owns the statutory accounts and the year-end audit of a SaaS group.',
      {
        certifications: ['ACA'],
        before: [['Audit Manager', 'KPMG', 2014, 2019, 'Audits of listed companies.']],
      },
    ),
    person(
      'nny',
      ['Group Financial Controller', 'Deliveroo', 2020, 12],
      LONDON,
      ['Statutory reporting', 'IFRS', 'Audit'],
      'Statutory accounts, audit and a team of six.',
      { certifications: ['ACCA'] },
    ),
    person(
      'nnm',
      ['Finance Manager', 'Monzo', 2021, 7],
      LONDON,
      ['IFRS', 'Excel'],
      'Leads month-end close and works with the auditors.',
      { certifications: ['ACCA'] },
    ),
    person(
      'nnn',
      ['Accounts Payable Clerk', 'Morrisons', 2019, 5],
      ['Bradford', 'GB'],
      ['Sage', 'Excel'],
      'Invoices and supplier payments.',
    ),
  ],
};

export const SALES: Family = {
  briefs: [
    {
      title: 'Account Executive',
      place: AUSTIN,
      description:
        'We sell HR software to mid-size companies.\n\nMust have:\n- 3+ years of B2B SaaS sales\n- Salesforce\n- A record of meeting quota\n\nBonus:\n- HR tech background',
    },
    {
      title: 'Digital Marketing Manager',
      place: AUSTIN,
      description:
        'Requirements:\n- 4 years in digital marketing\n- Google Ads and SEO\n- Google Analytics\n\nNice to have:\n- HubSpot\n- Experience of managing people',
    },
    {
      title: 'Customer Success Manager',
      place: CHICAGO,
      description:
        'You will look after 40 customers.\n\nYou need:\n- 2 years in customer success or account management\n- Experience with SaaS products\n\nA plus:\n- Gainsight\n- Spanish',
    },
  ],
  people: [
    person(
      'ynn',
      ['Account Executive', 'Gusto', 2020, 6],
      AUSTIN,
      ['Salesforce', 'SaaS sales', 'Negotiation'],
      'Sells payroll SaaS to mid-size companies; 118 % of quota in 2024.',
    ),
    person(
      'ynn',
      ['Senior Account Executive', 'Indeed', 2019, 8],
      AUSTIN,
      ['Salesforce', 'B2B sales'],
      'B2B SaaS sales to employers, over quota four years running.',
    ),
    person(
      'mnn',
      ['Sales Development Representative', 'Oracle', 2022, 2],
      AUSTIN,
      ['Salesforce', 'Cold calling'],
      'Books meetings for SaaS account executives; met quota each quarter.',
    ),
    person(
      'mnn',
      ['Sales Representative', 'Dell', 2018, 7],
      AUSTIN,
      ['Salesforce', 'B2B sales'],
      'Sells servers to businesses; met quota in six of seven years.',
    ),
    person(
      'nyn',
      ['Digital Marketing Manager', 'Kendra Scott', 2019, 7],
      AUSTIN,
      ['Google Ads', 'SEO', 'Google Analytics', 'HubSpot'],
      'Runs paid search and SEO with three people.',
    ),
    person(
      'nyn',
      ['SEM Manager', 'Bumble', 2020, 6],
      AUSTIN,
      ['Google Ads', 'SEO', 'Google Analytics'],
      'Digital marketing: search campaigns of 4 million a year.',
    ),
    person(
      'nmn',
      ['Marketing Coordinator', 'Whole Foods', 2021, 3],
      AUSTIN,
      ['SEO', 'Google Analytics', 'Canva'],
      'Web content and SEO; helps with Google Ads.',
    ),
    person(
      'nny',
      ['Customer Success Manager', 'Relativity', 2020, 5],
      CHICAGO,
      ['Gainsight', 'SaaS', 'Onboarding'],
      'Looks after 35 customers of a legal SaaS product.',
    ),
    person(
      'nny',
      ['Account Manager', 'Sprout Social', 2019, 6],
      CHICAGO,
      ['SaaS', 'Renewals', 'Salesforce'],
      'Account management and renewals for 60 SaaS customers.',
      { languages: ['English', 'Spanish'] },
    ),
    person(
      'nnm',
      ['Client Services Manager', 'Edelman', 2018, 8],
      CHICAGO,
      ['Account management', 'Presentations'],
      'Looks after agency clients, account management of six brands.',
    ),
    person(
      'nnn',
      ['Retail Store Manager', 'Target', 2017, 9],
      CHICAGO,
      ['Retail', 'Rostering'],
      'Leads a store of 60.',
    ),
  ],
};
