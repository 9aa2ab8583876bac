<?php

return function (callable $fresh): array {
    $app = $fresh();
    $extra = rawurlencode('{"meta":{"took":1},"links":{"up":"/"}}');
    $paths = [
        'one' => 'posts/1',
        'one, with a relation' => 'posts/1?include=author',
        'one, with a relation that is none' => 'posts/3?include=author',
        'one, with an empty relation' => 'posts/3?include=comments',
        'one, with several, in another order' => 'posts/1?include=comments,author',
        'one, with relations of relations' => 'posts/1?include=comments.author',
        'one, with both' => 'posts/1?include=comments,comments.author,author',
        'one, with itself' => 'posts/1?include=comments.post',
        'one, with those of its author' => 'posts/1?include=author.posts',
        'one, round and round' => 'posts/1?include=author.posts.comments.author.posts.author.posts.comments',
        'one, with an unknown relation' => 'posts/1?include=nothing,author.nothing',
        'one, with nothing' => 'posts/1?include=',
        'one, with a list for a text' => 'posts/1?include[]=author',
        'one, with blanks' => 'posts/1?include=author,%20comments',
        'fields' => 'posts/1?fields[posts]=length,title',
        'fields, one unknown' => 'posts/1?fields[posts]=title,nothing',
        'fields, none' => 'posts/1?fields[posts]=',
        'fields, a list for a text' => 'posts/1?fields[posts][]=title',
        'fields, of no type' => 'posts/1?fields=title',
        'fields, of a relation' => 'posts/1?include=comments,author&fields[authors]=&fields[posts]=none',
        'fields, on a condition' => 'posts/1?draft=1&fields[posts]=draft',
        'with more' => "posts/1?include=author&additional=$extra",
        'with the version' => 'posts/1?version=1',
        'list' => 'list',
        'list, with a relation' => 'list?include=author',
        'list, with relations of relations, fields' => 'list?include=author,comments.author&fields[posts]=title&fields[authors]=name',
        'list, with others of the list' => 'list?include=author.posts&version=1',
        'list, with more' => "list?include=author&additional=$extra",
        'none' => 'none?include=author&version=1',
        'paginate' => 'paginate',
        'paginate, with a relation' => "paginate?include=author&version=1&additional=$extra",
        'cursor, with a relation' => 'cursor?include=comments',
    ];
    return array_map(fn ($name, $path) => exchange($app, $name, "/api/jsonapi/$path"), array_keys($paths), $paths);
};
