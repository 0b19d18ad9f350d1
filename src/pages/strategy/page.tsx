import { getStrategy } from './strategy.ts'
import { paths } from '../../paths.ts'
import { StrategySheet } from './strategy-sheet.tsx'
import { PageHead } from '../../seo/page-head.tsx'

export function Component() {
  const strategy = getStrategy()
  return (
    <>
      <PageHead
        path={paths.strategy}
        title={strategy.title}
        description={strategy.description}
        isIndexable={false}
      />
      <StrategySheet strategy={strategy} />
    </>
  )
}
