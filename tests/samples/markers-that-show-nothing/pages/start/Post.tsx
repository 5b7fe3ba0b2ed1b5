export function Post() {
  return <div>post</div>;
}
