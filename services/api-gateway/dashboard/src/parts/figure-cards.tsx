import { Card, SimpleGrid, Text } from '@mantine/core'

export function FigureCards({ figures }: { figures: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {figures.map(([name, figure]) => (
        <Card key={name} withBorder padding="md">
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          <Text size="xl" fw={650} className="number">
            {figure}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
