/** A code generator with the commands of its user. Each runs in bash, in a folder with `openapi.json`. */
export interface Generator {
  name: string
  language: string
  /** The programs that generate. */
  generatedBy: readonly string[]
  /** The programs that compile and run. */
  needs: readonly string[]
  /** A file of `programs/`, and its name in the folder. */
  program?: readonly [file: string, name: string]
  /** Makes `client`. */
  generate: string
  compile: string
  /** Runs the program. */
  use?: string
}

const GO = 'go mod init example.com/etax && go mod tidy && go build -o program .'
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'
const OGEN = 'github.com/ogen-go/ogen'

/** The guide on generated clients has each command `generate`. */
export const generators: readonly Generator[] = [
  {
    name: 'oapi-codegen',
    language: 'Go',
    generatedBy: ['go'],
    needs: ['go'],
    program: ['oapi_codegen.go', 'main.go'],
    generate: `mkdir -p client
go run ${OAPI_CODEGEN} -generate types,client -package client -o client/client.go openapi.json`,
    compile: GO,
    use: './program',
  },
  {
    name: 'ogen',
    language: 'Go',
    generatedBy: ['go'],
    needs: ['go'],
    program: ['ogen.go', 'main.go'],
    generate: `cat > ogen.yml <<'END'
generator:
  features: { disable_all: true, enable: [paths/client, client/request/validation] }
  ignore_not_implemented: [all]
END
go run ${OGEN}/cmd/ogen@v1.24.0 --config ogen.yml --package client --target client openapi.json`,
    compile: GO.replace('go mod tidy', `go get ${OGEN}@v1.24.0 && go mod tidy`),
    use: './program',
  },
  openapiGenerator('go', 'Go', {
    options: '--type-mappings decimal=string --additional-properties packageName=client,withGoMod=false',
    needs: ['go'],
    program: ['openapi_generator.go', 'main.go'],
    compile: GO.replace('go mod init', 'rm -rf client/test && go mod init'),
    use: './program',
  }),
  openapiGenerator('python', 'Python', {
    needs: ['python3'],
    program: ['openapi_generator.py', 'program.py'],
    compile: importEvery('client', 'openapi_client'),
    use: 'PYTHONPATH=client:$PYTHONPATH python3 program.py',
  }),
  {
    name: 'openapi-python-client',
    language: 'Python',
    generatedBy: ['openapi-python-client'],
    needs: ['python3'],
    program: ['openapi_python_client.py', 'program.py'],
    generate: 'openapi-python-client generate --path openapi.json --meta none --output-path etax_client',
    compile: importEvery('.', 'etax_client'),
    use: 'python3 program.py',
  },
  openapiGenerator('java', 'Java', {
    options: '--library native',
    needs: ['javac', 'mvn'],
    program: ['OpenapiGenerator.java', 'OpenapiGenerator.java'],
    compile: `mvn -q -B -f client -DskipTests compile dependency:copy-dependencies
javac -cp 'client/target/classes:client/target/dependency/*' OpenapiGenerator.java`,
    use: "java -cp '.:client/target/classes:client/target/dependency/*' OpenapiGenerator",
  }),
  openapiGenerator('typescript-fetch', 'TypeScript', {
    options: '--additional-properties importFileExtension=.js',
    needs: ['node'],
    program: ['typescript_fetch.mts', 'program.mts'],
    compile: `echo '{ "type": "module" }' > package.json
tsc --target es2023 --module nodenext --strict --skipLibCheck --types node --outDir compiled program.mts`,
    use: 'node compiled/program.mjs',
  }),
  openapiGenerator('php', 'PHP', {
    options: '--type-mappings decimal=string',
    needs: ['php'],
    program: ['openapi_generator.php', 'program.php'],
    compile: "find client/lib -name '*.php' -print0 | xargs -0 -n 1 php -l > /dev/null",
    use: 'php program.php',
  }),
  openapiGenerator('csharp', 'C#', {
    needs: ['dotnet'],
    compile: 'dotnet build client',
  }),
]

function openapiGenerator(
  generator: string,
  language: string,
  { options = '', ...rest }: Pick<Generator, 'needs' | 'program' | 'compile' | 'use'> & { options?: string },
): Generator {
  const generate = `openapi-generator-cli generate -i openapi.json -g ${generator} -o client ${options}`.trim()
  return {
    name: `openapi-generator ${generator}`,
    language,
    generatedBy: ['openapi-generator-cli', 'java'],
    generate,
    ...rest,
  }
}

function importEvery(folder: string, name: string): string {
  return `PYTHONPATH=${folder}:$PYTHONPATH python3 -c "
import importlib, pkgutil, ${name}
for module in pkgutil.walk_packages(${name}.__path__, '${name}.'): importlib.import_module(module.name)"`
}
