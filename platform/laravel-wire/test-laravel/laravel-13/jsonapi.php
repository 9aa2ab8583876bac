<?php

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Http\Request;
use Illuminate\Http\Resources\JsonApi\JsonApiResource;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;

Schema::create('authors', function (Blueprint $table) {
    $table->id();
    $table->string('name');
});
Schema::create('posts', function (Blueprint $table) {
    $table->id();
    $table->string('title');
    $table->integer('author_id')->nullable();
});
Schema::create('comments', function (Blueprint $table) {
    $table->id();
    $table->string('text');
    $table->integer('post_id');
    $table->integer('author_id');
});
foreach (json_decode(file_get_contents(__DIR__ . '/../../recordings/laravel-13/posts.json'), true) as $table => $rows) {
    DB::table($table)->insert($rows);
}

class Author extends Model
{
    public function posts()
    {
        return $this->hasMany(Post::class);
    }
}

class Post extends Model
{
    public function author()
    {
        return $this->belongsTo(Author::class);
    }

    public function comments()
    {
        return $this->hasMany(Comment::class);
    }
}

class Comment extends Model
{
    public function post()
    {
        return $this->belongsTo(Post::class);
    }

    public function author()
    {
        return $this->belongsTo(Author::class);
    }
}

class AuthorResource extends JsonApiResource
{
    public $attributes = ['name'];

    public function toRelationships(Request $request)
    {
        return ['posts' => PostResource::class];
    }

    public function toMeta(Request $request)
    {
        return ['initial' => $this->name[0]];
    }
}

class PostResource extends JsonApiResource
{
    public function toAttributes(Request $request)
    {
        return [
            'title' => $this->title,
            'length' => fn () => strlen($this->title),
            'draft' => $this->when($request->boolean('draft'), true),
            'none' => null,
        ];
    }

    public function toRelationships(Request $request)
    {
        return ['author' => AuthorResource::class, 'comments' => CommentResource::class];
    }

    public function toLinks(Request $request)
    {
        return ['self' => "/posts/$this->id"];
    }
}

class CommentResource extends JsonApiResource
{
    public function toType(Request $request)
    {
        return 'remarks';
    }

    public function toId(Request $request)
    {
        return "c$this->id";
    }

    public function toAttributes(Request $request)
    {
        return ['secret' => $this->when(false, 1)];
    }

    public function toRelationships(Request $request)
    {
        return ['author' => AuthorResource::class, 'post' => PostResource::class];
    }
}

$more = function (Request $request, $resource) {
    JsonApiResource::$jsonApiInformation = $request->boolean('version') ? ['version' => '1.1', 'meta' => ['by' => 'us']] : [];

    return $resource->additional(json_decode($request->query('additional', '[]'), true));
};
$posts = fn () => Post::orderBy('id');
Route::get('jsonapi/posts/{id}', fn (Request $request, $id) => $more($request, new PostResource(Post::findOrFail($id))));
Route::get('jsonapi/list', fn (Request $request) => $more($request, PostResource::collection($posts()->get())));
Route::get('jsonapi/none', fn (Request $request) => $more($request, PostResource::collection(Post::where('id', 0)->get())));
Route::get('jsonapi/paginate', fn (Request $request) => $more($request, PostResource::collection($posts()->paginate(2))));
Route::get('jsonapi/cursor', fn (Request $request) => $more($request, PostResource::collection($posts()->cursorPaginate(2))));
