import { Alert, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { TEST_RUC } from '../../api/taxpayers.ts'
import { CopyableBlock } from '../../parts/copy.tsx'
import { useWords } from '../../words/language.tsx'
import { curlCommand, powershellCommand } from './first-invoice.ts'
import type { CreatedKey } from './keys.ts'
import { keysWords } from './words.ts'

/** The key is visible only once; a sandbox key comes with an example command. */
export function NewKey({ created }: { created: CreatedKey }) {
  const say = useWords(keysWords)
  const isWindows = /win/i.test(navigator.userAgent) && !/darwin/i.test(navigator.userAgent)
  const [terminal, choose] = useState(isWindows ? 'windows' : 'unix')
  const place = { baseUrl: location.origin, key: created.key, ruc: TEST_RUC }
  return (
    <Stack gap="sm">
      <Alert color="yellow" title={say.saveTitle}>
        {say.saveAbout}
      </Alert>
      <CopyableBlock value={created.key} name={say.key} />
      {created.mode === 'test' && (
        <>
          <Text size="sm">{say.tryIt}</Text>
          <SegmentedControl
            aria-label={say.command}
            size="xs"
            value={terminal}
            onChange={choose}
            data={[
              { value: 'unix', label: say.terminals.unix },
              { value: 'windows', label: say.terminals.windows },
            ]}
          />
          <CopyableBlock
            value={terminal === 'unix' ? curlCommand(place) : powershellCommand(place)}
            name={say.command}
          />
        </>
      )}
    </Stack>
  )
}
