import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh');

/** The half of the twelve that is in Italian, Portuguese, Swedish and Norwegian. */
export const BY_HAND_THIRTY_SEVENTH_OTHERS: Sheet[] = [
  cv('07-it-infermiera', 'pdf', 'it', 'IT', {
    names: ['Oksana Melnyk'],
    email: 'oksana.melnyk@postaverde.example',
    phone: '333 555 0142',
    city: 'Reggio Emilia',
    headline: 'Infermiera',
    languages: ['Ucraino', 'Italiano', 'Russo', 'Inglese'],
    jobs: [
      'Infermiera | Casa di Cura Villa Verde | | 2019-06 | now',
      'Operatrice socio sanitaria | ASP Città delle Persone | | 2014-03 | 2019-05',
      'Assistente familiare | Famiglia privata | | 2009-10 | 2014-02',
      'Infermiera | Ospedale regionale di Ternopil | | 2003-07 | 2009-08',
    ],
    page: `
# Curriculum Vitae
**Oksana Melnyk**
Infermiera
Nata a Ternopil (Ucraina) il 17/05/1982, cittadina italiana dal 2021
Reggio Emilia, via Terrachini 8 – cell. 333 555 0142 – oksana.melnyk@postaverde.example
Iscritta all’OPI di Reggio Emilia dal 2019
^ **ESPERIENZE LAVORATIVE**
giugno 2019 – oggi
**Infermiera**, Casa di Cura Villa Verde, Reggio Emilia
Reparto di ortopedia e riabilitazione, turni sulle 24 ore, tutor delle nuove assunte
marzo 2014 – maggio 2019
**Operatrice socio sanitaria**, ASP Città delle Persone, Reggio Emilia
Casa residenza anziani, nucleo demenze
ottobre 2009 – febbraio 2014
**Assistente familiare**, Famiglia privata, Scandiano
Convivente con una signora non autosufficiente
luglio 2003 – agosto 2009
**Infermiera**, Ospedale regionale di Ternopil
Chirurgia generale
^ **TITOLI DI STUDIO**
Diploma di infermiera, Collegio medico di Ternopil, 2003 (riconosciuto dal Ministero della Salute nel 2018)
Qualifica OSS, Enaip Reggio Emilia, 2013
^ **LINGUE**
Ucraino (madrelingua), Italiano (C1), Russo (ottimo), Inglese (scolastico)
^ **ALTRO**
Patente B, automunita. Disponibile a turni e festivi.
Autorizzo il trattamento dei dati personali ai sensi del GDPR.
`,
  }),
  cv('08-it-capocantiere', 'doc', 'it', 'IT', {
    names: ['Salvatore Lo Presti', 'Lo Presti Salvatore'],
    email: 'geom.lopresti@etnamail.example',
    phone: '+39 328 555 0119',
    city: 'Catania',
    languages: ['italiano', 'inglese'],
    jobs: [
      'Capocantiere | Webuild | | 2018-09 | now',
      'Assistente di cantiere | Condotte d’Acqua | | 2011-02 | 2018-06',
      'Tecnico di cantiere | Impresa Cosentino | | 2005-10 | 2010-12',
    ],
    page: `
|| 6 11
| COGNOME E NOME | LO PRESTI SALVATORE
| NATO A | Adrano (CT), 22/11/1984
| RESIDENZA | Catania, via Plebiscito 310
| TELEFONO | +39 328 555 0119
| POSTA | geom.lopresti@etnamail.example
| TITOLO | Geometra, ITG “Vaccarini” di Catania, 2003
^ **PERCORSO PROFESSIONALE**
**dal 09/2018 ad oggi – Webuild – Capocantiere**
* Linea ferroviaria Palermo–Catania, lotto Bicocca–Catenanuova: squadre di 60 uomini, contabilità lavori, rapporti con la direzione lavori
* Linea ferroviaria Palermo–Catania, lotto Dittaino–Enna: viadotti e opere minori
**dal 02/2011 al 06/2018 – Condotte d’Acqua – Assistente di cantiere**
* Città della Salute, Sesto San Giovanni
* Strada statale 640 Agrigento–Caltanissetta
* Rifacimento della pista dell’aeroporto di Fontanarossa
* Tracciamenti, libretti delle misure, gestione dei subappalti
**dal 10/2005 al 12/2010 – Impresa Cosentino – Tecnico di cantiere**
* Case popolari e urbanizzazioni nella provincia di Catania
* Scuola elementare di Biancavilla, adeguamento sismico
* Rilievi, computi, assistenza al direttore dei lavori
^ **ABILITAZIONI**
Coordinatore della sicurezza (120 ore), preposto, primo soccorso, antincendio rischio alto
^ **CONOSCENZE**
AutoCAD, Primus, Excel, stazione totale Leica
Lingue: italiano, inglese di base
Disponibile a trasferte in tutta Italia e all’estero
`,
  }),
  cv('09-pt-contabilista', 'docx', 'pt', 'PT', {
    names: ['Maria do Rosário Pinto Leite', 'Rosário Pinto Leite', 'Maria do Rosário Leite'],
    email: 'rosario.pleite@douromail.example',
    phone: '915 550 134',
    city: 'Vila Nova de Gaia',
    headline: 'Contabilista certificada',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Responsável de contabilidade | Sogrape Vinhos | | 2015-05 | now',
      'Técnica oficial de contas | Moore Stephens | | 2006-09 | 2015-04',
      'Assistente administrativa | Corticeira Amorim | | 2002-01 | 2006-08',
    ],
    page: `
! Maria do Rosário Pinto Leite
Contabilista certificada (OCC n.º 00000)
= Morada:\tRua Soares dos Reis 115, 4.º Dto, Vila Nova de Gaia
= Telemóvel:\t915 550 134
= Correio:\trosario.pleite@douromail.example
# Resumo
Vinte e quatro anos de contas, quinze em gabinete e indústria exportadora. Fecho mensal ao quinto dia útil e nenhuma coima em onze anos.
# Percurso
## Sogrape Vinhos
**Responsável de contabilidade** | maio de 2015 – atualmente
* Equipa de cinco pessoas, consolidação de nove sociedades
* Passagem para S/4HANA em 2022
* Interlocutora da Autoridade Tributária e dos auditores (KPMG)
* SAF-T, IES, Modelo 22, dossiê de preços de transferência
## Moore Stephens
**Técnica oficial de contas** | setembro de 2006 – abril de 2015
* Carteira de quarenta PME do Porto e de Aveiro
* Processamento de salários de trezentos trabalhadores
* Duas insolvências acompanhadas até ao fim
## Corticeira Amorim
**Assistente administrativa** | janeiro de 2002 – agosto de 2006
* Faturação a clientes, arquivo, reconciliações
# Habilitações
Licenciatura em Contabilidade e Administração, ISCAP, 2006 (trabalhadora-estudante)
Pós-graduação em Fiscalidade, Católica Porto Business School, 2013
# Idiomas
Português (língua materna), Inglês (B2), Francês (B1)
`,
  }),
  cv('10-pt-br-analista', 'pdf', 'pt', 'BR', {
    names: ['João Vítor Nakamura dos Santos', 'João Vítor Nakamura'],
    email: 'jvnakamura@paulistapost.example',
    phone: '(11) 95555-0172',
    city: 'Osasco',
    headline: 'Analista de Sistemas Pleno',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Analista de Sistemas Pleno | Magazine Luiza | | 2022-02 | now',
      'Desenvolvedor Java | Totvs | | 2019-07 | 2022-01',
      'Estagiário de TI | Prefeitura de Osasco | | 2018-02 | 2019-06',
    ],
    aside: [2],
    page: `
> **JOÃO VÍTOR NAKAMURA DOS SANTOS**
> Brasileiro, solteiro, 28 anos
> Osasco – SP | (11) 95555-0172 | jvnakamura@paulistapost.example
^ **OBJETIVO**
Analista de Sistemas Pleno
^ **FORMAÇÃO ACADÊMICA**
* Bacharelado em Sistemas de Informação – FATEC Osasco – concluído em 12/2019
* MBA em Engenharia de Dados – FIAP – previsão 12/2027
^ **EXPERIÊNCIA PROFISSIONAL**
**Magazine Luiza**
Cargo: Analista de Sistemas Pleno
Período: 02/2022 – atual
Atividades: sustentação do cálculo de frete, microsserviços em Kotlin, plantão uma semana por mês, mentoria de dois júniores.
**Totvs**
Cargo: Desenvolvedor Java
Período: 07/2019 a 01/2022
Atividades: módulo fiscal (SPED, NF-e), correções e testes automatizados.
**Prefeitura de Osasco**
Cargo: Estagiário de TI
Período: 02/2018 a 06/2019
Atividades: suporte às escolas, rede e impressoras.
^ **IDIOMAS**
Inglês – avançado; Espanhol – básico
^ **INFORMAÇÕES ADICIONAIS**
CNH B. Disponibilidade para trabalho híbrido. Faixa preta de judô.
`,
  }),
  cv('11-sv-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Hodan Warsame Nur', 'Hodan Warsame'],
    email: 'hodan.w.nur@malarpost.example',
    phone: '070-174 06 31',
    city: 'Västerås',
    headline: 'Undersköterska',
    languages: ['Svenska', 'Somaliska', 'Engelska', 'Arabiska'],
    jobs: [
      'Undersköterska | Västmanlands sjukhus | | 2021-01 | now',
      'Undersköterska | Attendo | | 2017-08 | 2020-12',
      'Vårdbiträde | Västerås stad | | 2015-06 | 2017-08',
      'Lokalvårdare | Samhall | | 2013-03 | 2015-05',
    ],
    page: `
[[ 11 6
**Hodan Warsame Nur**
Undersköterska
^ **Arbete**
**2021-01 – pågående** Undersköterska
Västmanlands sjukhus, avdelning 8 (stroke)
Omvårdnad, provtagning, handledare för elever
**2017-08 – 2020-12** Undersköterska
Attendo, Hammarby äldreboende
Kontaktperson, dokumentation i Treserva
**2015-06 – 2017-08** Vårdbiträde
Västerås stad, hemtjänsten
**2013-03 – 2015-05** Lokalvårdare
Samhall, Västerås
^ **Studier**
Vård- och omsorgsprogrammet, Komvux Västerås, 2017
Svenska som andraspråk 3, 2015
Stödpedagog, YH, pågår på halvfart
---
PIC Foto | foto
070-174 06 31
hodan.w.nur@malarpost.example
Västerås
^ **Språk**
Svenska
Somaliska
Engelska
Arabiska
^ **Körkort**
B, tillgång till bil
^ **Referenser**
Lämnas gärna
]]
`,
  }),
  cv('12-no-tomrer', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Sindre Bakkehaug'],
    email: 'sindre@bakkehaug.example',
    phone: '905 55 014',
    city: 'Lillehammer',
    headline: 'Tømrermester og bas',
    languages: ['Norsk', 'Engelsk', 'Polsk'],
    jobs: [
      'Bas | Martin M. Bakken AS | | 2016-08 | now',
      'Tømrer | Syljuåsen AS | | 2009-06 | 2016-07',
      'Tømrerlærling | Mesterhus Ringsaker | | 2007-08 | 2009-06',
    ],
    aside: [2],
    page: `
Tømrermester og bas
! Sindre Bakkehaug
Fåberggata 41, 2615 Lillehammer, tlf. 905 55 014, sindre@bakkehaug.example
^ **Kort om meg**
Oppvokst på snekkerverksted, fagbrev i 2009, mesterbrev i 2019. Jeg liker å ha alt på plass før betongbilen kommer. Ser etter jobb som anleggsleder eller prosjektleder.
^ **Arbeidserfaring**
Martin M. Bakken AS, Lillehammer, august 2016 – nå
**Bas** for et lag på åtte mann. Skoler, omsorgsboliger og nye Sentrumskvartalet. HMS-runder, framdrift, innkjøp av trelast.
Syljuåsen AS, Gjøvik, juni 2009 – juli 2016
**Tømrer**. Forskaling, innredning, hytter på Sjusjøen.
Mesterhus Ringsaker, Moelv, august 2007 – juni 2009
**Tømrerlærling**.
^ **Utdanning**
Mesterbrev i tømrerfaget, Fagskolen Innlandet, 2019
Fagbrev tømrer, 2009
Vg2 byggteknikk, Lena videregående skole, 2007
^ **Kurs**
Stillas over 9 meter, varme arbeider, fallsikring, truck T1 og T4
^ **Språk**
Norsk, Engelsk, litt Polsk fra byggeplassen
^ **Interesser**
Ski, elgjakt og et gammelt stabbur som aldri blir ferdig
`,
  }),
];
