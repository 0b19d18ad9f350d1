import { paths } from '../../paths.ts'

export const head = {
  path: paths.news,
  title: 'News',
  description:
    'The latest posts from our company page, read once a day and kept in our own database, so that no tracker follows you here.',
}

export const intro = {
  title: 'Latest News & Updates',
  lead: 'What we publish on our company page, kept in our own database and shown here without its trackers.',
  follow: 'Follow on LinkedIn',
}

export const feed = {
  withoutScript:
    'The posts are read from our database by JavaScript, which is switched off here. They are all on our LinkedIn page, behind the button above.',
  note: 'Posts are fetched once a day at 6:00 AM UTC and stored in our database.',
}
