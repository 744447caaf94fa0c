console.log(
  'page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page page ',
)
