import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-first');

/** The six in Spanish that are closed. All people are made up. */
export const BY_HAND_FIFTY_FIRST_REST_SPANISH: Sheet[] = [
  cv('31-es-enfermera', 'pdf', 'es', 'ES', {
    names: ['María del Rocío Zambrano Iturralde', 'Rocío Zambrano Iturralde', 'Rocío Zambrano'],
    email: 'rociozambrano.due@guadalmail.example',
    phone: '655 550 142',
    city: 'Mairena del Aljarafe',
    headline: 'Enfermera de urgencias y emergencias',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Enfermera de urgencias | Hospital San Juan de Dios del Aljarafe | Bormujos | 2019-06 | now',
      'Enfermera SUMMA / SVB | Ambulancias Tenorio | Sevilla | 2015-10 | 2019-05',
      'Staff Nurse | Royal Stoke University Hospital | Stoke-on-Trent | 2013-02 | 2015-09',
      'Enfermera (contratos de verano) | Servicio Andaluz de Salud | Sevilla | 2011 | 2012',
    ],
    page: `
> **MARÍA DEL ROCÍO ZAMBRANO ITURRALDE**
> Enfermera de urgencias y emergencias
> Calle Nueva, 27, 41927 Mairena del Aljarafe (Sevilla) · 655 550 142 · rociozambrano.due@guadalmail.example
> N.º de colegiada 41/555012
^ **SOBRE MÍ**
Me llaman Rocío. Quince años de uniforme, cuatro hospitales y dos países. Triaje, críticos y mucha mano izquierda en la sala de espera. Busco turno fijo de mañana o deslizante, que el rodado ya lo he gastado.
^ **EXPERIENCIA**
|| 4 13
| Jun 2019 – Actualidad | **Enfermera de urgencias**\\Hospital San Juan de Dios del Aljarafe, Bormujos\\Triaje Manchester, box de críticos, referente de código ictus
| Oct 2015 – May 2019 | **Enfermera SUMMA / SVB**\\Ambulancias Tenorio, Sevilla\\Traslado secundario y eventos (Feria, Bienal, conciertos)
| Feb 2013 – Sep 2015 | **Staff Nurse**\\Royal Stoke University Hospital, Stoke-on-Trent, Reino Unido\\Respiratory ward, NMC pin en vigor
| 2011 – 2012 | **Enfermera (contratos de verano)**\\Servicio Andaluz de Salud, Sevilla
^ **FORMACIÓN**
|| 4 13
| 2018 | Máster en Urgencias, Emergencias y Catástrofes, Universidad CEU
| 2007 – 2010 | Diplomatura en Enfermería, Universidad de Sevilla
| 2021, 2023, 2025 | SVA, ITLS, soporte vital pediátrico
^ **IDIOMAS**
Español (nativo), Inglés (C1), Portugués (A2)
^ **OTROS**
Carné B y vehículo propio. Puntuación en bolsa del SAS: 61,2.
`,
  }),
  cv('32-es-mx-contador', 'docx', 'es', 'MX', {
    names: ['José Guadalupe Ríos Cantú', 'C.P. José Guadalupe Ríos Cantú', 'José Guadalupe Ríos'],
    email: 'jgrios.cp@regiomail.example',
    phone: '81 5550 0147',
    city: 'Guadalupe',
    languages: ['Inglés'],
    headline: 'Contador Público | Impuestos y nómina',
    jobs: [
      'Gerente de Impuestos | Grupo Ragasa | Monterrey | 2021-01 | now',
      'Jefe de Contabilidad | Arca Continental | Monterrey | 2015-05 | 2020-12',
      'Analista de Nómina | Ternium México | San Nicolás de los Garza | 2011-08 | 2015-04',
      'Auxiliar Contable | Despacho Treviño Garza y Asociados | Monterrey | 2008-06 | 2011-07',
    ],
    page: `
! C.P. José Guadalupe Ríos Cantú
Contador Público | Impuestos y nómina
Col. Linda Vista, Guadalupe, N.L.    Cel. 81 5550 0147    jgrios.cp@regiomail.example
Cédula profesional 5550142    42 años    Casado    Disponibilidad para viajar: Sí    Cambio de residencia: No
# OBJETIVO
Colaborar en una empresa seria donde pueda aplicar mi experiencia fiscal y seguir creciendo con mi familia.
# EXPERIENCIA LABORAL
**GRUPO RAGASA** (Monterrey, N.L.) \tEnero 2021 – Actual
Puesto: Gerente de Impuestos
Jefe inmediato: Lic. Humberto Salinas, Director de Finanzas
Actividades:
* Declaraciones mensuales y anual de 8 razones sociales
* Devoluciones de IVA por 140 MDP, dictamen fiscal, precios de transferencia
* CFDI 4.0 y carta porte
**ARCA CONTINENTAL** (Monterrey, N.L.) \tMayo 2015 – Diciembre 2020
Puesto: Jefe de Contabilidad
Actividades:
* Cierres, conciliaciones, control interno SOX
**TERNIUM MÉXICO** (San Nicolás de los Garza, N.L.) \tAgosto 2011 – Abril 2015
Puesto: Analista de Nómina
* Nómina semanal de 2,300 sindicalizados, IMSS, Infonavit, PTU
**DESPACHO TREVIÑO GARZA Y ASOCIADOS** (Monterrey, N.L.) \tJunio 2008 – Julio 2011
Puesto: Auxiliar Contable
# ESCOLARIDAD
Maestría en Derecho Fiscal, UANL, 2018 (trunca)
Contador Público, Facultad de Contaduría Pública y Administración, UANL, 2004 – 2008
# CONOCIMIENTOS
SAP FI, Contpaqi, Aspel NOI, Excel con macros
Inglés 70 %
# REFERENCIAS PERSONALES
Sra. Alma Delia Peña, comerciante, 81 5550 0112
Ing. Raúl Cavazos, 81 5550 0165
`,
  }),
  cv('33-es-ar-soldador', 'doc', 'es', 'AR', {
    names: ['Hugo Orlando Pereyra', 'Hugo Pereyra'],
    email: 'hugopereyra.soldador@barracas.example',
    phone: '0291 555-0136',
    city: 'Bahía Blanca',
    languages: [],
    jobs: [
      'Soldador calificado | Techint Ingeniería y Construcción | Bahía Blanca | 2021 | now',
      'Oficial soldador | Tandanor | Buenos Aires | 2014 | 2020',
      'Soldador | Astillero Río Santiago | Ensenada | 2005 | 2014',
      'Ayudante de herrería | Herrería El Yunque | Punta Alta | 2000 | 2005',
    ],
    page: `
CURRICULUM VITAE
DATOS PERSONALES
Apellido y nombres: PEREYRA, Hugo Orlando
Fecha de nacimiento: 30/05/1981
DNI: se presenta en la entrevista
CUIL: idem
Domicilio: Chiclana 1890, Bahía Blanca, Prov. de Buenos Aires
Teléfono: 0291 555-0136
Correo: hugopereyra.soldador@barracas.example
Estado civil: en pareja, 3 hijos
Registro de conducir: B1 y moto
ESTUDIOS CURSADOS
Primario completo: Escuela N.º 7 de Punta Alta
Secundario: E.E.T. N.º 1 de Punta Alta, técnico mecánico (adeuda una materia)
Cursos: Soldadura TIG y MIG en la UOCRA, 2010. Calificación ASME IX 6G en IRAM, vigente. Seguridad en altura 2025.
EXPERIENCIA LABORAL
2021 a la fecha: Techint Ingeniería y Construcción, Bahía Blanca. Soldador calificado. Gasoducto y planta, cañería de 36 pulgadas, electrodo celulósico.
2014 a 2020: Tandanor, Buenos Aires. Oficial soldador. Casco del rompehielos, doble fondo, turno noche.
2005 a 2014: Astillero Río Santiago, Ensenada. Soldador. Patrulleras y un petrolero que nunca se fue.
2000 a 2005: Herrería El Yunque, Punta Alta. Ayudante de herrería. Portones y rejas.
OTROS DATOS
Disponibilidad para campamento, diagrama 14x14. No fumador. Hincha de Olimpo.
REFERENCIAS LABORALES
Capataz Miguel Ángel Sosa, 0291 555-0181
`,
  }),
  cv('34-es-co-desarrolladora', 'pdf', 'es', 'CO', {
    names: ['Yuliana Andrea Mosquera Palacios', 'Yuliana Mosquera Palacios', 'Yuliana Mosquera'],
    email: 'yuli@aburradev.example',
    phone: '+57 300 555 0178',
    city: 'Medellín',
    headline: 'Ingeniera de QA automatizado',
    languages: ['Español', 'Inglés'],
    aside: [3],
    jobs: [
      'QA Automation Engineer | Globant | Medellín | 2022-07 | now',
      'Analista de pruebas | Choucair Testing | Medellín | 2019-03 | 2022-06',
      'Soporte técnico nivel 1 | Teleperformance | Medellín | 2016-11 | 2019-02',
      'Practicante SENA | EPM | Medellín | 2016-01 | 2016-07',
    ],
    page: `
[[ 11 6
! Yuliana Mosquera
~ Yuliana Andrea Mosquera Palacios
**Ingeniera de QA automatizado**
^ Encuentro el error antes de que lo encuentre el cliente, y lo cuento sin drama. Siete años entre pruebas manuales y automatizadas; ahora quiero liderar.
# Trayectoria
**Globant** · Medellín (remoto)
QA Automation Engineer
Jul. 2022 – hoy
* Playwright y TypeScript para un streaming gringo
* De 9 horas de regresión a 48 minutos
* Guild de accesibilidad
**Choucair Testing** · Medellín
Analista de pruebas
Mar. 2019 – jun. 2022
* Banca y seguros, Serenity BDD, patrón Screenplay
**Teleperformance** · Medellín
Soporte técnico nivel 1
Nov. 2016 – feb. 2019
* Cuenta en inglés, CSAT 94 %
**EPM** · Medellín
Practicante SENA
Ene. 2016 – jul. 2016
---
^ **CONTACTO**
Barrio Robledo, Medellín
+57 300 555 0178
yuli@aburradev.example
^ **EDUCACIÓN**
Ingeniería de Sistemas
Universidad de Antioquia
2017 – 2022, nocturna
^ Tecnóloga ADSI
SENA, 2014 – 2016
^ **CERTIFICADOS**
ISTQB CTFL (2020)
ISTQB Test Automation (2024)
^ **IDIOMAS**
Español: nativo
Inglés: C1
^ **CAJA DE HERRAMIENTAS**
Playwright, Cypress, Postman, k6, Jenkins, Jira, SQL
]]
`,
  }),
  cv('35-es-camionero', 'docx', 'es', 'ES', {
    names: ['Abdelhakim El Idrissi', 'Abdelhakim (Hakim) El Idrissi', 'Hakim El Idrissi'],
    phone: '+34 655 550 188',
    email: 'hakim.elidrissi@campocartagena.example',
    city: 'Torre-Pacheco',
    languages: ['Árabe', 'Español', 'Francés'],
    jobs: [
      'Conductor de tráiler frigorífico | Primafrío | Alhama de Murcia | 2017-02 | now',
      'Conductor rígido | Fruca Marketing | San Javier | 2012-09 | 2017-01',
      'Peón de almacén | Agromediterránea | Dolores de Pacheco | 2006-03 | 2012-08',
      'Repartidor | Centrale Laitière | Kenitra | 2001 | 2005',
    ],
    page: `
|| 4 13
| Nombre | Abdelhakim (Hakim)
| Apellidos | El Idrissi
| NIE | lo llevo a la entrevista
| Dirección | C/ Cartagena 61, 1.º B, Torre-Pacheco, Murcia
| Móvil | +34 655 550 188
| Correo | hakim.elidrissi@campocartagena.example
| Permisos | B, C, C+E, CAP en vigor, ADR básico, tarjeta de tacógrafo
| Idiomas | Árabe, Español, Francés
^ **TRABAJOS**
|| 4 6 7
| Desde – hasta | Empresa | Puesto y tareas
| 02/2017 – hoy | Primafrío, Alhama de Murcia | Conductor de tráiler frigorífico\\Murcia – Rungis – Venlo – Hamburgo, dos conductores, lechuga y melón
| 09/2012 – 01/2017 | Fruca Marketing, San Javier | Conductor rígido\\Finca, cooperativa, puerto de Cartagena
| 03/2006 – 08/2012 | Agromediterránea, Dolores de Pacheco | Peón de almacén\\Carretilla, cámaras, carga de camiones
| 2001 – 2005 | Centrale Laitière, Kenitra (Marruecos) | Repartidor
^ **ESTUDIOS**
Bachillerato en Kenitra, 1999
Curso de conductor profesional, Autoescuela Mar Menor, 2012
^ **LO QUE BUSCO**
Ruta nacional, fin de semana en casa. Tengo cuatro niños y el pequeño no me conoce. Puedo empezar en 15 días.
`,
  }),
  cv('36-es-cl-profesora', 'doc', 'es', 'CL', {
    names: ['Ximena Paz Aravena Huenchullán', 'Ximena Aravena Huenchullán', 'Ximena Aravena H.'],
    email: 'ximena.aravena@cautinmail.example',
    phone: '+56 9 5550 0115',
    city: 'Temuco',
    headline: 'Educadora diferencial',
    languages: ['Español', 'Mapudungún', 'Lengua de señas chilena'],
    aside: [3],
    jobs: [
      'Coordinadora PIE | Liceo Pablo Neruda | Temuco | 2020-03 | now',
      'Educadora diferencial | Escuela Llaima | Temuco | 2014-03 | 2020-02',
      'Educadora diferencial de reemplazo | Escuela Rural Rinconada | Padre Las Casas | 2013-04 | 2013-12',
      'Práctica profesional | Escuela Especial Ñielol | Temuco | 2012-08 | 2012-12',
    ],
    page: `
FOOT Ximena Aravena H. – currículum actualizado a noviembre de 2026
# Currículum vítae
## Antecedentes personales
Nombre: Ximena Paz Aravena Huenchullán
Profesión: Educadora diferencial
Fecha de nacimiento: 7 de septiembre de 1989
Domicilio: Pasaje Los Coihues 0455, Temuco, Región de La Araucanía
Fono: +56 9 5550 0115
Correo electrónico: ximena.aravena@cautinmail.example
## Antecedentes laborales
Marzo 2020 a la fecha
Liceo Pablo Neruda, Temuco
Cargo: Coordinadora PIE
Funciones: 118 estudiantes, nueve especialistas, postulación en plataforma, articulación con UTP y redes de salud
Marzo 2014 a febrero 2020
Escuela Llaima, Temuco
Cargo: Educadora diferencial
Funciones: aula de recursos, codocencia en primer ciclo, talleres a apoderados
Abril 2013 a diciembre 2013
Escuela Rural Rinconada, Padre Las Casas
Cargo: Educadora diferencial de reemplazo
Agosto 2012 a diciembre 2012
Escuela Especial Ñielol, Temuco
Práctica profesional
## Antecedentes académicos
2019 – 2020: Magíster en Educación Inclusiva, Universidad Católica de Temuco
2008 – 2012: Pedagogía en Educación Diferencial, Universidad de La Frontera
2004 – 2007: Enseñanza media, Liceo Gabriela Mistral
## Idiomas
Español, Mapudungún (intermedio), Lengua de señas chilena (básico)
## Pretensiones de renta
$1.650.000 líquido
`,
  }),
];
