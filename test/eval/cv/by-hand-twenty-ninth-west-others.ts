import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth-w');

/** The six of the twenty-ninth lot of the west in Spanish, Portuguese and Italian. All people are made up. */
export const BY_HAND_TWENTY_NINTH_WEST_OTHERS: Sheet[] = [
  cv('07-es-astillero-soldador', 'docx', 'es', 'ES', {
    names: ['José Manuel Loureiro Vázquez', 'Loureiro Vázquez, José Manuel'],
    email: 'jmloureirov@correoferrol.example',
    phone: '644 55 50 27',
    city: 'Narón',
    languages: ['Gallego', 'Castellano', 'Noruego'],
    jobs: [
      'Jefe de equipo de soldadura | Montajes Navales do Eume S.L. | | 2019-05 | now',
      'Soldador homologado 6G | Aker Haugesund Verft | | 2014-04 | 2019-03',
      'Soldador | Talleres Caamouco S.A. | | 2009-01 | 2014-02',
      'Calderero | Auxiliar Naval Ferrolterra S.C.G. | | 2001-10 | 2008-12',
      'Mariscador | Cofradía de Barallobre | | 1998 | 2001',
    ],
    page: `
Apellidos y nombre: LOUREIRO VÁZQUEZ, José Manuel
Domicilio: Estrada de Castela, 588, 3.º D, 15570 Narón (A Coruña)
Teléfono: 644 55 50 27
Correo: jmloureirov@correoferrol.example
Nacimiento: 8-2-1979
Carnés: B y C. Carretilla, puente grúa, plataforma elevadora.

EXPERIENCIA LABORAL

1.- De mayo de 2019 hasta hoy: Montajes Navales do Eume S.L., As Pontes. Jefe de equipo de soldadura. 14 hombres en la F-110, bloques de proa. En 2022, tres meses desplazado en Navantia Puerto Real.

2.- De abril de 2014 a marzo de 2019: Aker Haugesund Verft, Haugesund (Noruega). Soldador homologado 6G. Módulos offshore, rotación 4/3.

3.- De enero de 2009 a febrero de 2014: Talleres Caamouco S.A., Ares. Soldador. Tubería de acero inoxidable y cuproníquel.

4.- De octubre de 2001 a diciembre de 2008: Auxiliar Naval Ferrolterra S.C.G., Ferrol. Calderero.

5.- De 1998 a 2001: Cofradía de Barallobre. Mariscador a pie, con mi madre.

Servicio militar: Armada, Arsenal de Ferrol, reemplazo de 1997 (9 meses).

FORMACIÓN

FP II Construcciones Metálicas, IES Leixa, Ferrol, 1997
Homologaciones EN ISO 9606-1: 111, 136, 141 (en vigor hasta 2028)
PRL metal 20 h + 6 h soldadura, TPM

IDIOMAS

Gallego y castellano, noruego de taller

Disponible para viajar, no para mudarme.
`,
  }),
  cv('08-es-mx-contadora', 'doc', 'es', 'MX', {
    names: ['Guadalupe Alejandra Treviño Cantú'],
    email: 'lupita.trevinocantu@correoregio.example',
    phone: '81 5550 0164',
    city: 'San Nicolás de los Garza',
    jobs: [
      'Gerente de Contabilidad | Aceros Cerro de la Silla, S.A. de C.V. | | 2017-08 | now',
      'Contadora General | Transportes Huinalá, S.A. de C.V. | | 2012-02 | 2017-07',
      'Supervisora de Auditoría | Garza Elizondo y Asociados, S.C. | | 2009-01 | 2012-01',
      'Auxiliar de Auditoría | Garza Elizondo y Asociados, S.C. | | 2006-06 | 2008-12',
      'Cajera | Soriana | | 2003-05 | 2006-05',
    ],
    page: `
HEAD C.P. Guadalupe Alejandra Treviño Cantú, M.I. | 81 5550 0164 | lupita.trevinocantu@correoregio.example
> **C.P. GUADALUPE ALEJANDRA TREVIÑO CANTÚ, M.I.**
> Col. Anáhuac, San Nicolás de los Garza, N.L.
> 42 años, casada, disponibilidad de horario
# OBJETIVO
Dirigir el área contable y fiscal de una empresa manufacturera con operaciones de exportación (IMMEX).
# EXPERIENCIA LABORAL
|| 4 13
| Ago 2017 – A la fecha | **ACEROS CERRO DE LA SILLA, S.A. DE C.V.**\\Puesto: Gerente de Contabilidad\\Funciones: cierre en 6 días, consolidación de 4 razones sociales, precios de transferencia, devoluciones de IVA. Reporto al CFO en Houston.\\Logro: dictamen limpio en la revisión del SAT de los ejercicios 2018 y 2019.
| Feb 2012 – Jul 2017 | **TRANSPORTES HUINALÁ, S.A. DE C.V.**\\Puesto: Contadora General\\Funciones: nóminas de 210 operadores, complemento carta porte, CFDI\\Logro: implementé Contpaqi en tres meses
| Ene 2009 – Ene 2012 | **GARZA ELIZONDO Y ASOCIADOS, S.C.**\\Puesto: Supervisora de Auditoría\\Clientes: Vitro, Hospital Muguerza, Club Campestre
| Jun 2006 – Dic 2008 | **GARZA ELIZONDO Y ASOCIADOS, S.C.**\\Puesto: Auxiliar de Auditoría
| May 2003 – May 2006 | **SORIANA**, sucursal Las Puentes\\Puesto: Cajera (medio tiempo, mientras estudiaba)
# ESCOLARIDAD
|| 4 13
| 2013 – 2015 | Maestría en Impuestos, Facultad de Contaduría Pública y Administración, UANL
| 2001 – 2006 | Contador Público y Auditor, UANL. Titulada, con cédula profesional
# CURSOS
Diplomado en Comercio Exterior, ITESM, 2019. NIF C-6 y D-5, ICPNL, 2021.
# SISTEMAS
SAP FI, Contpaqi, Aspel COI, Excel con macros
# REFERENCIAS
C.P. Humberto Garza Elizondo, socio director
Ing. Rolando Leal, gerente de planta, Transportes Huinalá
`,
  }),
  cv('09-pt-epocas-cozinheiro', 'pdf', 'pt', 'PT', {
    names: ['Nélson Tavares Brandão'],
    email: 'nelson.brandao@correioalgarve.example',
    phone: '931 555 640',
    city: 'Portimão',
    headline: 'Cozinheiro de 1.ª',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Subchefe de cozinha | Hotel Ponta do Arade | | 2023-03 | now',
      'Cozinheiro de 1.ª | Hotel Ponta do Arade | | 2020-06 | 2023-02',
      'Cozinheiro | Cervejaria O Perceve Real | | 2017-11 | 2020-03',
      'Chef de partie | The Rusty Anchor | | 2015-04 | 2017-10',
      'Ajudante de cozinha | Restaurante Dona Barca | | 2012 | 2015',
    ],
    page: `
FOOT Nélson Tavares Brandão · 931 555 640 · nelson.brandao@correioalgarve.example
! Nélson Tavares Brandão
Cozinheiro de 1.ª
Portimão · Carta B · HACCP em dia
^ **O meu percurso**
março 2023 até ao presente	**Hotel Ponta do Arade**, Praia da Rocha
Subchefe de cozinha. Substituo o chef nas folgas, faço encomendas e escalas de 11 pessoas.
junho 2020 a fevereiro 2023	**Hotel Ponta do Arade**, Praia da Rocha
Cozinheiro de 1.ª. Cozinha quente, buffet de 300 pessoas no verão.
abril a maio 2020	Lay-off / desemprego
novembro 2017 a março 2020	**Cervejaria O Perceve Real**, Lagos
Cozinheiro. Marisco, grelha, arroz de lingueirão que veio no Expresso em agosto de 2018.
abril 2015 a outubro 2017	**The Rusty Anchor**, Jersey
Chef de partie. Três épocas seguidas, casa dada pelo patrão.
2012 a 2015	**Restaurante Dona Barca**, Portimão
Ajudante de cozinha, de março a outubro; no inverno apanhava laranja.
^ **Formação**
2012	Curso Técnico de Cozinha/Pastelaria, Escola de Hotelaria e Turismo de Portimão
2019	Cozinha de peixe, workshop de 25 h, EHTA
^ **Línguas**
Inglês bom, espanhol razoável
^ **Gosto de**
Pesca submarina, Portimonense, o meu forno de lenha
`,
  }),
  cv('10-pt-br-logistica-armazem', 'pdf', 'pt', 'BR', {
    names: ['Cleiton Barbosa dos Anjos'],
    email: 'cleitonbanjos@correiobaiano.example',
    phone: '71 95550-0192',
    city: 'Simões Filho',
    jobs: [
      'Líder de expedição | Rota do Recôncavo Transportes Ltda. | | 2022-09 | now',
      'Conferente | Rota do Recôncavo Transportes Ltda. | | 2020-02 | 2022-08',
      'Operador de empilhadeira | Luandre | | 2019-06 | 2020-01',
      'Auxiliar de logística | Atacadão Três Marias | | 2016-01 | 2018-10',
      'Repositor | Supermercado Bom de Preço | | 2014-05 | 2015-12',
      'Soldado | Exército Brasileiro | | 2013-03 | 2014-02',
    ],
    aside: [5],
    page: `
CLEITON BARBOSA DOS ANJOS
Brasileiro, solteiro, 31 anos, 1 filho
Rua da Horta, 71, Cia I, Simões Filho - BA
Fone: 71 95550-0192 (recado 71 95550-0193 com Dona Nice)
cleitonbanjos@correiobaiano.example
CNH AB - disponível para turnos

OBJETIVO: Supervisor de expedição / logística

ESCOLARIDADE
Tecnólogo em Logística (EAD) - Unifacs - cursando o 4º semestre
Ensino médio completo - Colégio Estadual Reitor Miguel Calmon - 2012

EXPERIÊNCIAS

Rota do Recôncavo Transportes Ltda.
Líder de expedição - set/2022 até hoje
Conferente - fev/2020 a ago/2022
Atividades: 22 docas, WMS, roteirização, romaneio, conferência cega, treinamento dos novatos

Luandre (temporário)
Operador de empilhadeira - jun/2019 a jan/2020
Atividades: carga e descarga de bobinas no polo de Camaçari

Atacadão Três Marias
Auxiliar de logística - jan/2016 a out/2018
Atividades: separação, inventário, avarias. Eleito cipeiro em 2017

Supermercado Bom de Preço
Repositor - mai/2014 a dez/2015

SERVIÇO MILITAR
Exército Brasileiro, 19º Batalhão de Caçadores, Soldado - mar/2013 a fev/2014

CURSOS
NR-11 empilhadeira (reciclado em 2025), NR-35, Excel intermediário - SENAI
Brigadista de incêndio

Referências: só pedir
`,
  }),
  cv('11-it-somministrazione-magazzino', 'docx', 'it', 'IT', {
    names: ['Luca Maniscalco', 'Maniscalco Luca'],
    email: 'lucamanisca@postapiacenza.example',
    phone: '3335550148',
    city: 'Piacenza',
    languages: ['inglese'],
    jobs: [
      'capoturno magazzino | Ferruzzi Logistica Integrata Srl | | 2023-03 | now',
      'carrellista | Ferruzzi Logistica Integrata Srl | | 2020-11 | 2023-02',
      'carrellista | Gi Group Spa | | 2019-10 | 2020-10',
      'picker | Manpower Srl | | 2018-09 | 2019-08',
      'operaio addetto al confezionamento | Salumificio Val Tidone | | 2015-04 | 2018-06',
      'aiuto cuoco | Trattoria da Pinuccia | | 2013-05 | 2014-12',
      'manovale edile | Edil Maniscalco di Maniscalco Rosario | | 2010 | 2013',
    ],
    page: `
CURRICULUM VITAE
LUCA MANISCALCO
nato a Gela il 2/6/1991, residente a Piacenza in via Colombo 150
cell. 3335550148 - lucamanisca@postapiacenza.example
patente B, patentino muletto e retrattile (agg. 2024)

ESPERIENZE DI LAVORO

dal 03/2023 ad oggi - Ferruzzi Logistica Integrata Srl, Castel San Giovanni
capoturno magazzino, 18 persone, turno centrale

dal 11/2020 al 02/2023 - Ferruzzi Logistica Integrata Srl, Castel San Giovanni
carrellista, carico e scarico bilici, inventari

dal 10/2019 al 10/2020 - Gi Group Spa (somministrazione)
carrellista, 4 proroghe poi mi hanno assunto

dal 09/2018 al 08/2019 - Manpower Srl (somministrazione)
picker, polo abbigliamento, pistola e carrello commissionatore

dal 04/2015 al 06/2018 - Salumificio Val Tidone
operaio addetto al confezionamento, affettatrici e termosaldatrici

dal 05/2013 al 12/2014 - Trattoria da Pinuccia, Gropparello
aiuto cuoco

dal 2010 al 2013 - Edil Maniscalco di Maniscalco Rosario, Gela
manovale edile (ditta di mio zio)

STUDI
diploma di perito meccanico, ITIS Morselli di Gela, 2010

ALTRO
inglese scolastico, me la cavo col pacchetto office e con SAP WM
RLS aziendale dal 2024
donatore AVIS, calcetto il giovedì

Autorizzo il trattamento dei dati personali (GDPR)
`,
  }),
  cv('12-it-supplenze-docente', 'doc', 'it', 'IT', {
    names: ['Giovanna Piscopo Lamacchia'],
    email: 'gio.piscopolamacchia@postalucana.example',
    phone: '328 5550 917',
    city: 'Matera',
    headline: 'Docente di lettere',
    languages: ['Francese', 'Spagnolo'],
    jobs: [
      'Docente di ruolo di Lettere (A-22) | I.C. “Padula-Torraca” | | 2021-09 | now',
      'Supplente annuale di Lettere | I.I.S. “Duni-Levi” | | 2019-09 | 2021-06',
      'Supplente di sostegno | I.C. “Semeria” | | 2017-10 | 2019-06',
      'Educatrice scolastica | Cooperativa Sociale Il Sicomoro Verde | | 2014-09 | 2017-06',
      'Guida turistica | Sassi in Cammino s.n.c. | | 2012 | 2014',
      'Volontaria in servizio civile | Biblioteca Provinciale Stigliani | | 2010 | 2011',
    ],
    aside: [5],
    page: `
HEAD Giovanna Piscopo Lamacchia – Docente di lettere
! Giovanna Piscopo Lamacchia
Docente di lettere
~ Via Lucana 240, 75100 Matera · 328 5550 917 · gio.piscopolamacchia@postalucana.example
^ **Servizio nella scuola**
= a.s. 2021/22 – in corso	Docente di ruolo di Lettere (A-22)
= 	I.C. “Padula-Torraca”, Matera
= 	Funzione strumentale per l’inclusione, referente PNRR 2023
= aa.ss. 2019/20 e 2020/21	Supplente annuale di Lettere
= 	I.I.S. “Duni-Levi”, Matera
= ott. 2017 – giu. 2019	Supplente di sostegno
= 	I.C. “Semeria”, Matera
^ **Altri lavori**
= set. 2014 – giu. 2017	Educatrice scolastica
= 	Cooperativa Sociale Il Sicomoro Verde, Ferrandina
= 	Assistenza all’autonomia, sei bambini
= 2012 – 2014	Guida turistica
= 	Sassi in Cammino s.n.c., Matera
^ **Servizio civile**
= 2010 – 2011	Volontaria in servizio civile
= 	Biblioteca Provinciale Stigliani, Matera
^ **Titoli**
= 2020	Abilitazione A-22, concorso ordinario
= 2017	Corso di specializzazione per il sostegno (TFA), Università della Basilicata
= 2010	Laurea magistrale in Filologia moderna, Università di Bari, 110 e lode
^ **Lingue**
= Francese	B2 (DELF)
= Spagnolo	A2
^ **Mi piace**
= 	Il teatro (compagnia L’Albero di Fico), camminare, il pane di qui
`,
  }),
];
