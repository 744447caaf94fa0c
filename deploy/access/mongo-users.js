// mongosh script: gives each service its own MongoDB user, as MONGODB_USERS_FILE says ({admin, users}). Ends with 0
// once the users exist and the server accepts writes. Repeatable: it is the health check of the containers. With
// MONGODB_LOCAL_URL it runs on the server itself: it also makes the replica set (MONGODB_MEMBERS, or this member alone)
// and, before any user exists, the administrator. The first member does that; the others are ready as secondaries. With
// MONGODB_ADMIN_URL it makes only the users.
const { readFileSync } = require('node:fs')
const { createHash } = require('node:crypto')

const { admin, users } = JSON.parse(readFileSync(process.env.MONGODB_USERS_FILE, 'utf8'))

const here = process.env.MONGODB_LOCAL_URL || 'mongodb://127.0.0.1:27017/?directConnection=true'
const address = process.env.MONGODB_ADMIN_URL || here
const members = (process.env.MONGODB_MEMBERS || process.env.MONGODB_HOST || 'mongo:27017').split(',')
const isFirst = members.length === 1 || members[0].startsWith(`${process.env.POD_NAME}.`)
const isHere = !process.env.MONGODB_ADMIN_URL
const connection = new Mongo(address)
const database = connection.getDB('admin')
quit(bringUp() ? 0 : 1)

function bringUp() {
  if (isHere && database.hello().secondary) {
    // Printed for mongo-health.sh, which then asks again at once: the first member may still have to make the users.
    if (isFirst) print('secondary')
    return true
  }
  if (isHere && !signIn()) {
    if (!isFirst) return false
    // MongoDB's localhost exception allows this until a user exists. Until then the first member is preferred.
    run({
      replSetInitiate: {
        _id: 'rs0',
        members: members.map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 })),
      },
    })
    if (!database.hello().isWritablePrimary) return false
    run({ createUser: admin.user, pwd: admin.pwd, roles: ['root'] })
    if (!signIn()) return false
  }
  if (!database.hello().isWritablePrimary) return false
  const { users: found } = run({ usersInfo: 1 })
  for (const { user, pwd, roles } of users) {
    const definition = createHash('sha256').update(JSON.stringify({ user, pwd, roles })).digest('hex')
    const known = found.find((one) => one.user === user)
    if (known?.customData?.definition === definition) continue
    const command = known === undefined ? { createUser: user } : { updateUser: user }
    const { ok } = run({ ...command, pwd, roles, customData: { definition } })
    if (ok !== 1) return false
  }
  return true
}

function signIn() {
  try {
    // mongosh awaits assigned results, not returned ones: without the assignment, a failure skips the catch below.
    const done = database.auth({ user: admin.user, pwd: admin.pwd })
    return done.ok === 1
  } catch {
    return false
  }
}

function run(command) {
  try {
    const answer = database.runCommand(command)
    return answer
  } catch (error) {
    return { refused: String(error) }
  }
}
