import { workbook } from '../../../../fixtures/spreadsheets/workbook.ts'
import { lines, type Stranger } from './stranger.ts'

/** 17 October 2026, 22:00, as a workbook keeps it. */
const tenAtNight = 46_312 + 22 / 24
const minute = 1 / 1440

const projectXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Project xmlns="http://schemas.microsoft.com/project"><Title>Mail move</Title><Tasks>
<Task><UID>0</UID><ID>0</ID><Name>Mail move</Name><OutlineLevel>0</OutlineLevel></Task>
<Task><UID>11</UID><ID>1</ID><Name>Move</Name><OutlineLevel>1</OutlineLevel><Summary>1</Summary><Duration>PT2H0M0S</Duration><Start>2026-10-17T20:00:00</Start><Finish>2026-10-17T22:00:00</Finish></Task>
<Task><UID>12</UID><ID>2</ID><Name>Stop the queues</Name><OutlineLevel>2</OutlineLevel><Duration>PT0H30M0S</Duration><Start>2026-10-17T20:00:00</Start><Finish>2026-10-17T20:30:00</Finish></Task>
<Task><UID>13</UID><ID>3</ID><Name>Copy the boxes</Name><OutlineLevel>2</OutlineLevel><Duration>PT1H0M0S</Duration><Start>2026-10-17T20:45:00</Start><Finish>2026-10-17T21:45:00</Finish><PredecessorLink><PredecessorUID>12</PredecessorUID><Type>1</Type><LinkLag>150</LinkLag><LagFormat>3</LagFormat></PredecessorLink></Task>
<Task><UID>14</UID><ID>4</ID><Name>Tell everyone</Name><OutlineLevel>2</OutlineLevel><Duration>PT0H15M0S</Duration><Start>2026-10-17T21:45:00</Start><Finish>2026-10-17T22:00:00</Finish><PredecessorLink><PredecessorUID>13</PredecessorUID><Type>1</Type></PredecessorLink></Task>
</Tasks><Resources><Resource><UID>1</UID><Name>Mail team</Name></Resource></Resources>
<Assignments><Assignment><TaskUID>12</TaskUID><ResourceUID>1</ResourceUID></Assignment><Assignment><TaskUID>13</TaskUID><ResourceUID>1</ResourceUID></Assignment><Assignment><TaskUID>14</TaskUID><ResourceUID>1</ResourceUID></Assignment></Assignments></Project>`

/** Sheets as programs export them. */
export const ofTools: readonly Stranger[] = [
  {
    name: 'ServiceNow change tasks, exported with the labels of their fields',
    file: lines(
      '"Number","Order","Short description","Description","Type","State","Priority","Assignment group","Assigned to","Expected start","Planned start date","Planned end date","Actual start date","Actual end date","Duration","Change request","Opened","Created"',
      '"CTASK0040001","100","Freeze the queue","Tell the desk first","Implementation","Open","4 - Low","Change","","","2026-10-17 22:00:00","2026-10-17 22:15:00","","","","CHG0040001","2026-10-01 09:00:00","2026-10-01 09:00:00"',
      '"CTASK0040002","200","Patch the nodes","","Implementation","Open","4 - Low","Platform","R. Okafor","","2026-10-17 22:15:00","2026-10-17 23:45:00","","","","CHG0040001","2026-10-01 09:02:00","2026-10-01 09:02:00"',
      '"CTASK0040003","300","Check the nodes","","Testing","Open","4 - Low","Quality","","","2026-10-17 23:45:00","2026-10-18 00:15:00","","","","CHG0040001","2026-10-01 09:04:00","2026-10-01 09:04:00"',
    ),
    t0: '2026-10-17 22:00',
    tasks: [
      'CTASK0040001 | 0 +15 | Change',
      'CTASK0040002 | 15 +90 | R. Okafor',
      'CTASK0040003 | 105 +30 | Quality',
    ],
    groups: 'CHG0040001',
    finish: 135,
  },
  {
    name: 'ServiceNow with durations in words',
    file: lines(
      'Number,Short description,Assignment group,Planned start,Planned duration,Predecessor tasks',
      'CTASK1,Freeze the queue,Change,2026-10-17 22:00:00,15 Minutes,',
      'CTASK2,Patch the nodes,Platform,2026-10-17 22:15:00,1 Hour 30 Minutes,CTASK1',
      'CTASK3,Check the nodes,Quality,2026-10-17 23:45:00,1 Day,CTASK2',
    ),
    t0: '2026-10-17 22:00',
    tasks: [
      'CTASK1 | 0 +15 | Change',
      'CTASK2 | 15 +90 | Platform | CTASK1',
      'CTASK3 | 105 +1440 | Quality | CTASK2',
    ],
    finish: 1545,
    asks: { day: '24' },
  },
  {
    name: 'Microsoft Project, default task information as CSV',
    file: lines(
      'ID,Task_Name,Duration,Start_Date,Finish_Date,Predecessors,Resource_Names',
      '1,Stop the feeds,30 mins,17/10/26 22:00,17/10/26 22:30,,Operations',
      '2,Copy the ledger,2 hrs,17/10/26 22:30,18/10/26 00:30,1,"DBA,Storage"',
      '3,Check the totals,45 mins,17/10/26 22:45,17/10/26 23:30,2SS+15 mins,Finance',
    ),
    t0: '2026-10-17 22:00',
    tasks: [
      '1 | 0 +30 | Operations',
      '2 | 30 +120 | DBA,Storage | 1',
      '3 | 45 +45 | Finance | 2SS+15 min',
    ],
    finish: 150,
  },
  {
    name: 'Microsoft Project as XML',
    file: projectXml,
    ending: 'xml',
    t0: '2026-10-17 20:00',
    tasks: [
      '2 | 0 +30 | Mail team',
      '3 | 45 +60 | Mail team | 2FS+15 min',
      '4 | 105 +15 | Mail team | 3',
    ],
    groups: 'Move',
    finish: 120,
  },
  {
    name: 'Primavera P6, two rows of headings and predecessor details',
    file: workbook([
      {
        name: 'TASK',
        rows: [
          [
            'task_code',
            'status_code',
            'task_name',
            'target_drtn_hr_cnt',
            'start_date',
            'end_date',
            'pred_details',
            'resource_list',
          ],
          [
            'Activity ID',
            'Activity Status',
            'Activity Name',
            'Original Duration(h)',
            '(*)Start',
            '(*)Finish',
            'Predecessor Details',
            '(*)Resources',
          ],
          [
            'A1000',
            'Not Started',
            'Isolate the unit',
            2,
            { date: tenAtNight },
            { date: tenAtNight + 120 * minute },
            null,
            'Operations',
          ],
          [
            'A1010',
            'Not Started',
            'Swap the drive',
            4,
            { date: tenAtNight + 120 * minute },
            { date: tenAtNight + 360 * minute },
            'A1000: FS',
            'Electrical',
          ],
          [
            'A1020',
            'Not Started',
            'Commission',
            3,
            { date: tenAtNight + 240 * minute },
            { date: tenAtNight + 420 * minute },
            'A1010: SS 2',
            'Electrical',
          ],
        ],
      },
    ]),
    t0: '2026-10-17 22:00',
    tasks: [
      'A1000 | 0 +120 | Operations',
      'A1010 | 120 +240 | Electrical | A1000',
      'A1020 | 240 +180 | Electrical | A1010SS+120 min',
    ],
    finish: 420,
    asks: { 'lag-unit': 'hour' },
  },
  {
    name: 'Primavera P6 as CSV, with its marks of actual and constrained dates',
    file: lines(
      'Activity ID,Activity Name,Original Duration,Start,Finish,Predecessors,Resources',
      'A1000,Isolate,2h,17-Oct-26 20:00 A,17-Oct-26 22:00,,Operations',
      'A1010,Swap,3h,17-Oct-26 22:00*,18-Oct-26 01:00,A1000,Electrical',
    ),
    t0: '2026-10-17 20:00',
    tasks: ['A1000 | 0 +120 | Operations', 'A1010 | 120 +180 | Electrical | A1000'],
    finish: 300,
  },
  {
    name: 'Smartsheet as CSV',
    file: lines(
      'Task Name,Duration,Start,Finish,Predecessors,Assigned To,Status,% Complete',
      'Freeze,1h,17/10/26 20:00,17/10/26 21:00,,ops@example.com,Not Started,0%',
      'Copy,2h,17/10/26 21:00,17/10/26 23:00,1,dba@example.com,Not Started,0%',
      'Verify,30m,17/10/26 23:15,17/10/26 23:45,2FS +15m,qa@example.com,Not Started,0%',
    ),
    t0: '2026-10-17 20:00',
    tasks: [
      '1 | 0 +60 | ops@example.com',
      '2 | 60 +120 | dba@example.com | 1',
      '3 | 195 +30 | qa@example.com | 2FS+15 min',
    ],
    finish: 225,
  },
  {
    name: 'Asana, with estimates beside days without times',
    file: lines(
      'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies),Estimated time',
      '1200001,2026-10-01,,2026-10-02,Freeze,Before,R. Okafor,r@example.com,2026-10-17,2026-10-17,,,Move,,,Copy,15m',
      '1200002,2026-10-01,,2026-10-02,Copy,Move,M. Lindqvist,m@example.com,2026-10-17,2026-10-17,,,Move,,Freeze,Verify,1h 30m',
      '1200003,2026-10-01,,2026-10-02,Verify,Move,T. Brandt,t@example.com,2026-10-17,2026-10-18,,,Move,,Copy,,30m',
    ),
    t0: '2026-10-17 00:00',
    tasks: [
      '1200001 | 0 +15 | R. Okafor',
      '1200002 | 15 +90 | M. Lindqvist | 1200001',
      '1200003 | 105 +30 | T. Brandt | 1200002',
    ],
    groups: 'Before | Move',
    finish: 135,
  },
  {
    name: 'Asana without estimates, whose days are durations',
    file: lines(
      'Task ID,Name,Section/Column,Assignee,Start Date,Due Date,Blocked By (Dependencies)',
      '1,Freeze,Before,R. Okafor,2026-10-17,2026-10-17,',
      '2,Copy,Move,M. Lindqvist,2026-10-18,2026-10-19,Freeze',
    ),
    t0: '2026-10-17 00:00',
    tasks: ['1 | 0 +1440 | R. Okafor', '2 | 1440 +2880 | M. Lindqvist | 1'],
    groups: 'Before | Move',
    finish: 4320,
    asks: { 'from-start-and-finish': 'yes' },
  },
  {
    name: 'Asana without estimates, whose days are no durations',
    file: lines(
      'Task ID,Name,Section/Column,Assignee,Start Date,Due Date,Blocked By (Dependencies)',
      '1,Freeze,Before,R. Okafor,2026-10-17,2026-10-17,',
      '2,Copy,Move,M. Lindqvist,2026-10-18,2026-10-19,Freeze',
    ),
    t0: '2026-10-17 00:00',
    tasks: ['1 | 0 +60 | R. Okafor', '2 | 60 +60 | M. Lindqvist | 1'],
    groups: 'Before | Move',
    finish: 120,
    asks: { 'from-start-and-finish': 'no' },
    says: { 'duration:': '60' },
  },
  {
    name: 'Jira, whose parents are named by a number that nobody sees',
    file: lines(
      'Summary,Issue key,Issue id,Parent id,Issue Type,Status,Assignee,Original Estimate,Inward issue link (Blocks),Outward issue link (Blocks)',
      'Search move,SRCH-1,10001,,Epic,To Do,,,,',
      'Stop indexing,SRCH-2,10002,10001,Task,To Do,R. Okafor,900,,SRCH-3',
      'Take a snapshot,SRCH-3,10003,10001,Task,To Do,M. Lindqvist,3600,SRCH-2,SRCH-4',
      'Restore it,SRCH-4,10004,10001,Task,To Do,M. Lindqvist,5400,SRCH-3,',
    ),
    tasks: [
      'SRCH-2 | 0 +15 | R. Okafor',
      'SRCH-3 | 15 +60 | M. Lindqvist | SRCH-2',
      'SRCH-4 | 75 +90 | M. Lindqvist | SRCH-3',
    ],
    groups: 'Search move',
    finish: 165,
    asks: { unit: 'seconds' },
  },
  {
    name: 'Jira with sums of estimates',
    file: lines(
      'Key,Summary,Issue Type,Assignee,Epic Link,Σ Original Estimate,Linked Issues',
      'X-1,Search move,Epic,,,,',
      'X-2,Stop indexing,Task,R. Okafor,X-1,1800,',
      'X-3,Take a snapshot,Task,M. Lindqvist,X-1,3600,X-2',
    ),
    tasks: ['X-2 | 0 +30 | R. Okafor', 'X-3 | 30 +60 | M. Lindqvist | X-2'],
    groups: 'Search move',
    finish: 90,
    asks: { unit: 'seconds' },
  },
  {
    name: 'Jira with an epic whose tasks are elsewhere',
    file: lines(
      'Summary,Issue key,Issue Type,Assignee,Original Estimate,Inward issue link (Blocks)',
      'Search move,SRCH-1,Epic,,,',
      'Stop indexing,SRCH-2,Task,R. Okafor,900,',
      'Take a snapshot,SRCH-3,Task,M. Lindqvist,3600,SRCH-2',
    ),
    tasks: ['SRCH-2 | 0 +15 | R. Okafor', 'SRCH-3 | 15 +60 | M. Lindqvist | SRCH-2'],
    groups: '',
    finish: 75,
    asks: { unit: 'seconds', 'duration:': '0' },
    says: { 'row:2': 'out' },
  },
  {
    name: 'monday.com, one board in two groups',
    file: workbook([
      {
        name: 'billing move',
        rows: [
          ['Billing move'],
          [],
          ['Before'],
          ['Name', 'Person', 'Status', 'Duration (h)', 'Dependent On'],
          ['Freeze', 'R. Okafor', 'Stuck', 0.5, null],
          ['Copy', 'M. Lindqvist', null, 2, 'Freeze'],
          [],
          ['After'],
          ['Name', 'Person', 'Status', 'Duration (h)', 'Dependent On'],
          ['Verify', 'T. Brandt', null, 1, 'Copy'],
        ],
      },
    ]),
    tasks: [
      '1 | 0 +30 | R. Okafor',
      '2 | 30 +120 | M. Lindqvist | 1',
      '3 | 150 +60 | T. Brandt | 2',
    ],
    groups: 'Before | After',
    finish: 210,
  },
  {
    name: 'Excel with merged titles over two rows of headings',
    file: workbook([
      {
        name: 'Runbook',
        merges: ['A1:H1', 'A2:A3', 'B2:B3', 'C2:C3', 'D2:E2', 'F2:G2', 'H2:H3'],
        rows: [
          ['Core banking move', null, null, null, null, null, null, null],
          ['No.', 'Activity', 'Responsible', 'Actual', null, 'Planned', null, 'Depends on'],
          [null, null, null, 'Start', 'End', 'Start', 'End', null],
          [
            1,
            'Freeze',
            'Change',
            { time: 1325 / 1440 },
            { time: 1350 / 1440 },
            { time: 1320 / 1440 },
            { time: 1335 / 1440 },
            null,
          ],
          [2, 'Copy', 'DBA', null, null, { time: 1335 / 1440 }, { time: 15 / 1440 }, 1],
          [3, 'Verify', 'Quality', null, null, { time: 15 / 1440 }, { time: 45 / 1440 }, 2],
        ],
      },
    ]),
    t0: '22:00',
    tasks: ['1 | 5 +15 | Change', '2 | 30 +120 | DBA | 1', '3 | 150 +30 | Quality | 2'],
    finish: 180,
    asks: { actuals: 'now' },
  },
  {
    name: 'the same as CSV, where merged cells are empty ones',
    file: lines(
      'Core banking move,,,,,,,',
      'No.,Activity,Responsible,Actual,,Planned,,Depends on',
      ',,,Start,End,Start,End,',
      '1,Freeze,Change,22:05,22:30,22:00,22:15,',
      '2,Copy,DBA,,,22:15,00:15,1',
      '3,Verify,Quality,,,00:15,00:45,2',
    ),
    t0: '22:00',
    tasks: ['1 | 5 +15 | Change', '2 | 30 +120 | DBA | 1', '3 | 150 +30 | Quality | 2'],
    finish: 180,
    asks: { actuals: 'now' },
  },
]
